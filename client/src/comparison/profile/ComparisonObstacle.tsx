import type { ComparisonOutlookDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { momentText } from '../../lib/wording.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';

type Obstacle = Exclude<ComparisonOutlookDto['state'], 'open'>;

export function ComparisonObstacle({
  state,
  until,
  username,
  hasDraft,
}: {
  state: Obstacle;
  until: string | null;
  username: string;
  hasDraft: boolean;
}) {
  const toProfile = { to: paths.profile(username), label: 'Zurück zum Profil' };
  const obstacles = {
    locked: {
      title: 'Dieses Profil ist noch verschlossen.',
      text: `Für einen Vergleich brauchen Sie den Schlüssel, den ${username} Ihnen gegeben hat. Geben Sie ihn auf dem Profil ein; danach geht es hier weiter.`,
      link: { ...toProfile, label: 'Schlüssel eingeben' },
    },
    incomplete: {
      title: `${username} hat noch keinen Fragebogen ausgefüllt.`,
      text: 'Ohne die Wünsche der Person lässt sich nichts vergleichen. Antworten Sie ihr kurz, dass der Fragebogen noch fehlt; sobald er da ist, können Sie hier vergleichen.',
      link: toProfile,
    },
    quota: {
      title: 'Mit diesem Schlüssel ist vorerst genug verglichen.',
      text: quotaText(until),
      link: toProfile,
    },
    blocked: {
      title: 'Diese Stelle kann mit dem Profil nicht mehr verglichen werden.',
      text: 'Wählen Sie oben eine andere Ihrer Stellen, oder beschreiben Sie eine neue.',
      link: toProfile,
    },
  };
  const { text, ...rest } = obstacles[state];

  return (
    <EmptyState {...rest}>
      <p>{text}</p>
      {hasDraft && <p>Was Sie schon eingegeben haben, bleibt aufgehoben.</p>}
    </EmptyState>
  );
}

function quotaText(until: string | null): string {
  const next = until === null ? '' : `Der nächste Vergleich ist ab ${momentText(until)} möglich. `;
  return `${next}Damit niemand Wünsche durch Ausprobieren herausfindet, sind mit einem Schlüssel ${limits.comparisonsPerDay} verschiedene Vergleiche in 24 Stunden und ${limits.comparisonsPerMonth} in ${limits.quotaDays} Tagen möglich. Bitten Sie die Person um einen eigenen Schlüssel.`;
}
