import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { JobFormFrame, withWayToOpen } from '../../job/JobForm.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FieldRow, FormSection } from '../../ui/form/FormSection.tsx';
import styles from './RecruiterQuestionnairePage.module.css';
import { type WhoIsAsked, useComparisonForm } from '../result/useComparisonForm.tsx';

type FormOptions = Parameters<typeof useComparisonForm>[0];

export function ComparisonForm({ limit, ...asked }: FormOptions & { limit: string }) {
  const { initial, company = null, whoIsAsked } = asked;
  const { username } = asked.candidate;
  const form = useComparisonForm(asked);

  return (
    <JobFormFrame
      // The library's types reject a form that has additional fields.
      form={form as unknown as ComponentProps<typeof JobFormFrame>['form']}
      initial={initial}
      company={company}
      isComparison
      asksWho={whoIsAsked !== null}
      note={whoIsAsked === 'guest' && <LegalNote />}
      failure={withWayToOpen(form.error, form.failure)}
      submitLabel="Stelle vergleichen"
      busyText={`Wir vergleichen Ihre Stelle mit den Wünschen von ${username}. Einen Moment bitte …`}
    >
      {whoIsAsked && <AskerSection form={form} username={username} whoIsAsked={whoIsAsked} />}
      <p className={styles.limit}>{limit}</p>
    </JobFormFrame>
  );
}

const whatHappens = (username: string) => ({
  guest: `Nur ${username} sieht, wer Sie sind. Ohne Konto gilt es dort als nicht geprüft.`,
  recruiter: `Diese Angaben sieht ${username}, zusammen mit Ihrer Stelle. Sie ergänzen, was in Ihrem Recruiter-Profil noch fehlt.`,
});

function AskerSection({
  form: { field },
  username,
  whoIsAsked,
}: {
  form: Pick<ReturnType<typeof useComparisonForm>, 'field'>;
  username: string;
  whoIsAsked: NonNullable<WhoIsAsked>;
}) {
  return (
    <FormSection title="Über Sie" description={whatHappens(username)[whoIsAsked]}>
      <FieldRow>
        <TextField
          {...field('asker.name')}
          label="Ihr Name"
          required
          maxLength={limits.nameMax}
          autoComplete="name"
        />
        <TextField
          {...field('asker.company')}
          label="Ihre Firma"
          required
          maxLength={limits.companyMax}
          autoComplete="organization"
        />
      </FieldRow>
      {whoIsAsked === 'guest' && (
        <TextField
          {...field('asker.email')}
          label="Ihre E-Mail-Adresse"
          type="email"
          required
          maxLength={limits.emailMax}
          autoComplete="email"
        />
      )}
    </FormSection>
  );
}

function LegalNote() {
  return (
    <p className={styles.legal}>
      Es gelten die <Link to={paths.terms}>Nutzungsbedingungen</Link> und die{' '}
      <Link to={paths.privacyPolicy}>Datenschutzerklärung</Link>; Sie versichern, dass es diese
      Stelle wirklich gibt und sie offen ist.
    </p>
  );
}
