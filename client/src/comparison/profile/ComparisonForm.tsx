import { z } from '@inkognito/shared/schema/zod';
import type { JobInput } from '@inkognito/shared/job';
import {
  type Asker,
  type ComparisonInput,
  asker as askerInput,
} from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { CompanyAnswers } from '../../job/company.ts';
import { JobFormFrame, withWayToOpen } from '../../job/JobForm.tsx';
import { checkingZipcode } from '../../job/place/zipcode.form.ts';
import { withFieldOfWork } from '../../job/title/fieldOfWork.ts';
import { type JobFormValues, jobForm, jobFormNames, startValues } from '../../job/job.form.ts';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { type ServerForm, useServerForm } from '../../lib/form/useServerForm.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { FieldRow, FormSection } from '../../ui/form/FormSection.tsx';
import styles from './RecruiterQuestionnairePage.module.css';

type ComparisonValues = JobFormValues & { asker: z.input<typeof askerInput> };

/** The mailbox of an account is its own. */
const accountAsker = askerInput.extend({
  email: z.string().transform((): undefined => undefined),
});

function comparisonForm(
  initial: JobInput | undefined,
  whoIsAsked: WhoIsAsked,
): z.ZodType<ComparisonInput, ComparisonValues> {
  const unasked = z.custom<z.input<typeof askerInput>>().transform((): undefined => undefined);
  const asked = { guest: askerInput, recruiter: accountAsker };
  const asker = whoIsAsked ? asked[whoIsAsked] : unasked;
  return z.intersection(jobForm(initial), z.object({ asker }));
}

const noAsker = { name: '', company: '', email: '' };

const comparisonFormNames = {
  ...jobFormNames,
  asker: 'asker.name',
  'asker.name': 'asker.name',
  'asker.company': 'asker.company',
  'asker.email': 'asker.email',
} as const;

type WhoIsAsked = 'guest' | 'recruiter' | null;

export function ComparisonForm({
  username,
  initial,
  company,
  asker,
  whoIsAsked,
  draftKey,
  onSubmit,
  describeFailure,
}: {
  username: string;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
  asker: Asker | null;
  whoIsAsked: WhoIsAsked;
  draftKey: string;
  onSubmit: (answers: ComparisonInput) => Promise<void>;
  describeFailure: (error: unknown) => ReactNode;
}) {
  const queryClient = useQueryClient();
  const form = useServerForm<ComparisonValues, ComparisonInput>({
    schema: withFieldOfWork(
      checkingZipcode(comparisonForm(initial, whoIsAsked), queryClient),
      queryClient,
      initial,
    ),
    defaultValues: { ...startValues(initial, company), asker: asker ?? noAsker },
    save: onSubmit,
    fieldNames: comparisonFormNames,
    draft: draftKey,
    draftStaysWhenSent: whoIsAsked === 'guest',
  });
  const { error } = form;

  return (
    <JobFormFrame
      // The library's types reject a form that has additional fields.
      form={form as unknown as ComponentProps<typeof JobFormFrame>['form']}
      initial={initial}
      company={company}
      isComparison
      asksWho={whoIsAsked !== null}
      note={whoIsAsked === 'guest' && <LegalNote />}
      failure={error === null ? null : withWayToOpen(error, describeFailure(error))}
      submitLabel="Stelle vergleichen"
      busyText={`Wir vergleichen Ihre Stelle mit den Wünschen von ${username}. Einen Moment bitte …`}
    >
      {whoIsAsked && <AskerSection form={form} username={username} whoIsAsked={whoIsAsked} />}
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
  form: ServerForm<ComparisonValues, ComparisonInput>;
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
