// Numbers as a language writes them. Every digit on the page goes through `digits`.
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

const zero: Record<Language, number> = { en: 0x30, bn: 0x09e6 };

/** The text with its digits in those of the language: 92 is ৯২ in Bengali. */
export const digits = (language: Language, text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero[language] + Number(digit)));

export interface Numbers {
  /** With separators: 14,200; in Bengali lakhs and crores have theirs: ১,৪২,০০০. */
  number(value: number | bigint): string;
  /** A few significant digits: 2.35 × 10¹⁷ beyond a million million. */
  rough(value: number): string;
  percent(share: number): string;
  digits(text: string): string;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function numbersOf(language: Language): Numbers {
  const whole = new Intl.NumberFormat(language === 'bn' ? 'bn-BD-u-nu-latn' : 'en');
  const significant = new Intl.NumberFormat(language === 'bn' ? 'bn-BD-u-nu-latn' : 'en', {
    maximumSignificantDigits: 4,
  });
  const written = (text: string) => digits(language, text);
  return {
    number: (value) => written(whole.format(value)),
    rough(value) {
      if (value < 1e12) return written(significant.format(value));
      const [mantissa, exponent] = value.toExponential(2).split('e+');
      const raised = exponent!.replace(/\d/g, (digit) => superscripts[Number(digit)]!);
      return `${written(mantissa!)} × ${written('10')}${raised}`;
    },
    percent: (share) => written(`${Math.floor(share * 100)}%`),
    digits: written,
  };
}
