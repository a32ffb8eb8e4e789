// Signs on buttons. Drawn, as many devices have no letters for them.
const paths = {
  start: 'M3 3v10M13 3 6 8l7 5z',
  back: 'M12 3 5 8l7 5z',
  forward: 'M4 3l7 5-7 5z',
  end: 'M13 3v10M3 3l7 5-7 5z',
  undo: 'M6 3 3 6l3 3M3.5 6H9.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3 3-3 3M12.5 6H6.5a3.5 3.5 0 0 0 0 7H10',
};

const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path class={name === 'undo' || name === 'redo' ? '' : 'filled'} d={paths[name]} />
  </svg>
);

interface IconButtonProps {
  readonly name: keyof typeof paths;
  readonly label: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

export const IconButton = ({ name, label, keys, disabled, onClick }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={keys ? `${label} (${keys})` : label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={name} />
  </button>
);
