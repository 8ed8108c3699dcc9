import type { Letter } from '../mail/mail.letter.ts';

/** To the owner of an address, who may hold several accounts under it; each has a link of its own. */
export function passwordResetLetter(
  accounts: readonly { username: string; url: string }[],
): Letter {
  return {
    subject: 'Ihr Konto: Passwort neu wählen',
    parts: [
      'jemand, vermutlich Sie, möchte ein neues Passwort wählen. Das geht in den nächsten 30 Minuten, einmal:',
      ...accounts.map(({ username, url }) => ({
        label: `Neues Passwort für „${username}“ wählen`,
        url,
      })),
      'Danach sind Sie auf allen Geräten abgemeldet. Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  };
}

export function verificationLetter(username: string, url: string): Letter {
  return {
    subject: 'Ihr Konto: Bitte bestätigen Sie Ihre E-Mail-Adresse',
    parts: [
      `für das Konto „${username}“ wurde diese E-Mail-Adresse angegeben. Bitte bestätigen Sie sie in den nächsten 24 Stunden, in dem Browser, in dem Sie angemeldet sind:`,
      { label: 'E-Mail-Adresse bestätigen', url },
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    ],
  };
}

/** To the owner of an address that somebody signed up with; the person signing up learns nothing of it. */
export function addressInUseLetter(username: string, forgotPasswordUrl: string): Letter {
  return {
    subject: 'Ihr Konto: Registrierung mit Ihrer E-Mail-Adresse',
    parts: [
      `jemand hat sich gerade mit dieser E-Mail-Adresse registriert. Sie haben damit schon das Konto „${username}“.`,
      'Falls Sie das waren und Ihr Passwort vergessen haben, können Sie hier ein neues wählen:',
      { label: 'Passwort neu wählen', url: forgotPasswordUrl },
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Mit Ihrem Konto ist nichts geschehen.',
    ],
  };
}
