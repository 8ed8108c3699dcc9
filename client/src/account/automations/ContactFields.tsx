import type { ReleaseMode } from '@inkognito/shared/account';
import { contactLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import type { CvDto, ShowContactPrefs } from '@inkognito/shared/user';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Choices } from '../../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../../ui/field/Field.tsx';
import { FileField } from '../../ui/field/FileField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type CvChange, withShareFlag } from './automations.form.ts';
import styles from './AutomationsPage.module.css';

const megabytes = limits.cvMaxBytes / 1024 / 1024;

export function CvField({
  stored,
  change,
  error,
  onChange,
}: {
  stored: CvDto | null;
  change: CvChange;
  error: string | undefined;
  onChange: (change: CvChange) => void;
}) {
  const [tooLarge, setTooLarge] = useState(false);

  const choose = (file: File | null) => {
    const refused = file !== null && file.size > limits.cvMaxBytes;
    setTooLarge(refused);
    onChange(refused ? null : file);
  };

  return (
    <>
      {stored && (
        <p className={styles.stored}>
          <Icon drawing={drawings.file} />
          {change === 'remove' ? (
            <span>{stored.filename} wird beim Speichern entfernt.</span>
          ) : (
            <a href={stored.url} target="_blank" rel="noopener noreferrer">
              {stored.filename}
            </a>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={change === 'remove' ? drawings.arrowLeft : drawings.trash}
            onClick={() => onChange(change === 'remove' ? null : 'remove')}
          >
            {change === 'remove' ? 'Doch behalten' : 'Lebenslauf entfernen'}
          </Button>
        </p>
      )}
      <FileField
        name="cv"
        label={stored ? 'Neuer Lebenslauf' : 'Lebenslauf'}
        hint={`Nur PDF, höchstens ${megabytes} MB.`}
        accept="application/pdf"
        wrongTypeMessage="Bitte wählen Sie eine PDF-Datei; andere Dateien werden nicht übernommen."
        error={tooLarge ? `Der Lebenslauf darf höchstens ${megabytes} MB groß sein.` : error}
        onFileChange={choose}
      />
    </>
  );
}

const flags = [
  { flag: 'name', label: 'Mein Name', hint: 'Vor- und Nachname aus Ihrem Fragebogen.' },
  { flag: 'phone', label: contactLabels.phone, hint: undefined },
  { flag: 'email', label: contactLabels.email, hint: undefined },
  { flag: 'calendar', label: contactLabels.calendar, hint: 'Zum Buchen eines Gesprächs.' },
  { flag: 'cv', label: contactLabels.cv, hint: 'Zum Herunterladen als PDF.' },
  {
    flag: 'showNothing',
    label: 'Nichts zeigen',
    hint: 'Sie prüfen das Angebot und melden sich selbst.',
  },
] as const;

const linkKeptHint = 'Eingetragen, aber nicht angehakt: Niemand bekommt Ihren Link.';

export function ShareFields({
  prefs,
  calendarLink,
  hasName,
  onChange,
}: {
  prefs: ShowContactPrefs;
  calendarLink: string;
  hasName: boolean;
  onChange: (prefs: ShowContactPrefs) => void;
}) {
  const isLinkKept = calendarLink.trim() !== '' && !prefs.calendar && !prefs.showNothing;
  return (
    <FieldGroup legend="Bei einem Match zeigen" required>
      <Choices>
        {flags.map(({ flag, label, hint }) => (
          <CheckboxField
            key={flag}
            look="card"
            name={`showContactPrefs.${flag}`}
            label={label}
            hint={flag === 'calendar' && isLinkKept ? linkKeptHint : hint}
            disabled={flag === 'name' && !hasName}
            checked={prefs[flag]}
            onChange={(event) => onChange(withShareFlag(prefs, flag, event.currentTarget.checked))}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

export function ReleaseModeField({
  mode,
  onChange,
}: {
  mode: ReleaseMode;
  onChange: (mode: ReleaseMode) => void;
}) {
  return (
    <CheckboxField
      look="card"
      name="releaseMode"
      label="Ich gebe jede Freigabe selbst frei"
      hint="Gilt für neue Matches: Ein Recruiter erhält erst etwas, wenn Sie es freigeben. Angebote, deren Gehalt weit über Ihrem Wunsch liegt, warten immer auf Sie."
      checked={mode === 'confirm'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'confirm' : 'immediate')}
    />
  );
}
