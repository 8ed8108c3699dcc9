import type { ReleaseMode } from '@inkognito/shared/account';
import { type ContactFlag, contactLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import type { CvDto, ShowContactPrefs } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FileField } from '../../ui/field/FileField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Contacts, type CvChange, type Form, isReachable } from './automations.form.ts';
import styles from './AutomationsPage.module.css';

/** What is entered, and whether a match shows it: a row each. */
export function ContactFields({
  form: { field, setValue, formState },
  contacts,
  prefs,
  onShare: share,
  releaseMode,
  cv,
  onCvChange,
}: {
  form: Form;
  contacts: Contacts;
  prefs: ShowContactPrefs;
  onShare: (flag: ContactFlag | 'showNothing', ticked: boolean) => void;
  releaseMode: ReleaseMode;
  cv: { stored: CvDto | null; change: CvChange; uploads: number };
  onCvChange: (change: CvChange) => void;
}) {
  /** What is entered is shown, until it is switched off. */
  const typed = (flag: ContactFlag) => ({
    onChange: (event: { target: { value: string } }) => {
      const isEntered = event.target.value.trim() !== '';
      if (isEntered !== (contacts[flag] !== '')) share(flag, isEntered);
    },
  });
  const row = (flag: ContactFlag, children: ReactNode) => {
    const isAlone = flag === 'name' && !isReachable(prefs);
    return (
      <div className={styles.row}>
        <div className={styles.value}>{children}</div>
        <CheckboxField
          role="switch"
          name={`showContactPrefs.${flag}`}
          label={
            <>
              Bei einem Match zeigen<VisuallyHidden>: {contactLabels[flag]}</VisuallyHidden>
            </>
          }
          hint={isAlone ? 'Nur zusammen mit einem Weg zu Ihnen.' : undefined}
          disabled={isAlone || (flag === 'name' && contacts.name === '')}
          checked={prefs[flag]}
          onChange={(event) => share(flag, event.currentTarget.checked)}
        />
      </div>
    );
  };

  return (
    <FormSection
      title="Was ein Match zeigt"
      description={
        <>
          Niemand sieht diese Angaben, solange weder ein Match noch Sie selbst sie freigeben. Was
          Sie speichern, gilt auch für frühere Matches.{' '}
          <Link to={`${paths.activity}?topic=releases`}>Wer etwas erhalten hat</Link>
        </>
      }
    >
      <div className={styles.rows}>
        {row(
          'name',
          <>
            <p className={styles.label}>Name</p>
            {contacts.name === '' ? (
              <p>
                Steht in Ihrem <Link to={paths.questionnaire}>Fragebogen</Link>.
              </p>
            ) : (
              <p>{contacts.name}</p>
            )}
          </>,
        )}
        {row(
          'phone',
          <TextField
            {...field('phoneNumber', typed('phone'))}
            label="Telefonnummer"
            type="tel"
            autoComplete="tel"
          />,
        )}
        {row(
          'email',
          <TextField
            {...field('email', typed('email'))}
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
          />,
        )}
        {row(
          'calendar',
          <TextField
            {...field('calendarLink', typed('calendar'))}
            label="Kalender-Link"
            hint="Der Link Ihrer Terminbuchung."
            type="url"
            inputMode="url"
          />,
        )}
        {row(
          'cv',
          <CvField
            // Remounted after each save, to start without a chosen file.
            key={cv.uploads}
            stored={cv.stored}
            change={cv.change}
            error={formState.errors.cv?.message}
            onChange={onCvChange}
          />,
        )}
      </div>
      <CheckboxField
        look="card"
        name="showContactPrefs.showNothing"
        label="Nichts zeigen"
        hint="Sie prüfen das Angebot und melden sich selbst."
        checked={prefs.showNothing}
        onChange={(event) => share('showNothing', event.currentTarget.checked)}
      />
      <CheckboxField
        look="card"
        name="releaseMode"
        label="Ich gebe jede Freigabe selbst frei"
        hint="Gilt für neue Matches. Solange Sie sich vor Firmen verbergen, bestätigen Sie jede Freigabe selbst."
        checked={releaseMode === 'confirm'}
        onChange={(event) =>
          setValue('releaseMode', event.currentTarget.checked ? 'confirm' : 'immediate')
        }
      />
    </FormSection>
  );
}

const megabytes = limits.cvMaxBytes / 1024 / 1024;

function CvField({
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
