import { conflict } from '../../errors.ts';

export const withdrawnForGood = () =>
  conflict('Sie haben Ihre Freigaben an diesen Recruiter zurückgezogen; dabei bleibt es.');

export const offerChanged = () =>
  conflict(
    'Die Stelle wurde geändert, seit Sie dieses Angebot gesehen haben. Freigeben können Sie, sobald der Recruiter die neue Fassung mit Ihrem Profil vergleicht.',
  );
