import type { Corrections, ReadPostingDto } from '@inkognito/shared/reading/reading';
import { queryOptions, skipToken } from '@tanstack/react-query';

export type Trial = { text: string; reading: ReadPostingDto; corrected: Corrections };

/** In memory alone: it is there again after another page, a reload forgets it. */
export const trialQuery = queryOptions<Trial | null>({
  queryKey: ['messageTrial'],
  queryFn: skipToken,
  initialData: null,
  gcTime: Infinity,
});

export const trialForm = {
  label: 'Nachricht vom Headhunter hier einfügen',
  rows: 3,
  hint: 'Sie sehen, was darin steht und was fehlt. Ohne Konto, nichts wird gespeichert.',
  submitLabel: 'Nachricht prüfen',
  busyText: 'Wir lesen die Nachricht …',
};
