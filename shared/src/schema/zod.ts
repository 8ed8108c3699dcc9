import { z } from 'zod';

function germanIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || Number.isNaN(issue.input)
        ? 'Bitte füllen Sie dieses Feld aus.'
        : issue.expected === 'number' && typeof issue.input === 'string'
          ? 'Bitte geben Sie eine Zahl ein.'
          : issue.expected === 'int'
            ? 'Nur ganze Zahlen erlaubt.'
            : 'Diese Angabe hat die falsche Form.';
    case 'too_small':
      return issue.origin === 'string'
        ? Number(issue.minimum) <= 1
          ? 'Bitte füllen Sie dieses Feld aus.'
          : `Bitte geben Sie mindestens ${issue.minimum} Zeichen ein.`
        : issue.origin === 'array'
          ? `Bitte wählen Sie mindestens ${issue.minimum} aus.`
          : `Der kleinste erlaubte Wert ist ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Bitte geben Sie höchstens ${issue.maximum} Zeichen ein.`
        : issue.origin === 'array'
          ? `Bitte geben Sie höchstens ${issue.maximum} Einträge an.`
          : `Der größte erlaubte Wert ist ${issue.maximum}.`;
    case 'invalid_value':
    case 'invalid_union':
      return 'Bitte wählen Sie einen der vorgegebenen Werte.';
    case 'unrecognized_keys':
      return 'Unbekannte Angabe.';
    default:
      return 'Diese Angabe ist ungültig.';
  }
}

// Before any schema is created: the content security policy forbids runtime compilation.
z.config({ jitless: true, customError: germanIssue });

export { z };
