// Nodes by depth as bars, for trees that are too large to draw. The part that was played is darker.
import type { Profile } from '../engine/engine';
import { words } from '../words/words';
import type { Film } from './playback';

export function ProfilePicture({ profile, film, step }: { profile: Profile; film: Film; step: number }) {
  const { search, numbers } = words.value;
  const played: number[] = [];
  for (const { depth } of film.walk.nodes.slice(0, step + 1)) played[depth] = (played[depth] ?? 0) + 1;
  const most = Number(profile.nodes.reduce((a, b) => (a > b ? a : b), 1n));
  return (
    <figure class="profile">
      <figcaption>
        {search.profile}: {search.total(profile.total)}
      </figcaption>
      <ul>
        {profile.nodes.map((n, depth) => (
          <li key={depth} aria-label={search.depth(depth, n)}>
            <span aria-hidden="true">{numbers.number(depth)}</span>
            <span class="bar" aria-hidden="true">
              <span class="whole" style={{ width: `${(Number(n) / most) * 100}%` }} />
              <span class="played" style={{ width: `${((played[depth] ?? 0) / most) * 100}%` }} />
            </span>
            <span class="value" aria-hidden="true">
              {numbers.rough(Number(n))}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
