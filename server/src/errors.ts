import { type ErrorCode, errorStatus } from '@inkognito/shared/error';

type Details = {
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** Its name in the metrics. */
  limit?: string;
  stored?: unknown;
};

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, sentence: string, details: Details = {}) {
    super(sentence);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const invalid = (
  fields: Record<string, string>,
  sentence = 'Bitte prüfen Sie Ihre Angaben.',
) => new AppError('validation_failed', sentence, { fields });

export const notSignedIn = () =>
  new AppError('not_signed_in', 'Bitte melden Sie sich an, um fortzufahren.');

export const wrongPassword = (sentence: string, fields?: Record<string, string>) =>
  new AppError('wrong_password', sentence, fields && { fields });

export const identityUnconfirmed = () =>
  new AppError(
    'identity_unconfirmed',
    'Bitte bestätigen Sie zuerst noch einmal, dass Sie es sind.',
  );

export const forbidden = (sentence: string) => new AppError('forbidden', sentence);

/** Gives the reason and where to object (Digital Services Act, articles 17 and 20). */
export const frozen = (reason: string, objectTo: string | null) =>
  new AppError(
    'frozen',
    [
      'Dieses Konto ist gesperrt.',
      reason === '' ? 'Den Grund nennt Ihnen der Betreiber.' : `Grund: ${reason}`,
      objectTo === null
        ? 'Dagegen können Sie beim Betreiber widersprechen; wie Sie ihn erreichen, steht im Impressum.'
        : `Dagegen können Sie widersprechen, formlos an ${objectTo}.`,
    ].join(' '),
  );

export const emailUnconfirmed = () =>
  new AppError(
    'email_unconfirmed',
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Unter „Konto“ senden wir Ihnen den Link noch einmal.',
  );

export const notFound = (sentence: string) => new AppError('not_found', sentence);

export const conflict = (sentence: string, fields?: Record<string, string>) =>
  new AppError('conflict', sentence, fields && { fields });

/** `stored`: what the GET of the form answers. */
export const changedElsewhere = (stored: unknown) =>
  new AppError(
    'changed_elsewhere',
    'Das haben Sie inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert. Bitte laden Sie die Seite neu.',
    { stored },
  );

export const postingEnded = () =>
  new AppError(
    'posting_ended',
    'Diese Stelle ist beendet. Öffnen Sie sie unter „Ihre ausgeschriebenen Stellen“ wieder.',
  );

export const tooLarge = (sentence: string) => new AppError('too_large', sentence);

export const tooSlow = () =>
  new AppError(
    'too_slow',
    'Ihre Daten kamen nicht schnell genug an. Bitte versuchen Sie es noch einmal.',
  );

export const wrongFileType = (sentence: string) => new AppError('wrong_file_type', sentence);

export const overloaded = () =>
  new AppError(
    'overloaded',
    'Gerade ist bei uns sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
    { retryAfter: 2, limit: 'loadShedding' },
  );

/** `seconds` until a retry. */
export const tooManyRequests = (sentence: string, seconds: number, limit: string) =>
  new AppError('too_many_requests', sentence, {
    retryAfter: Math.max(1, Math.ceil(seconds)),
    limit,
  });
