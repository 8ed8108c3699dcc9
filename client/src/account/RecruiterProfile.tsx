import { Form } from '../ui/form/Form.tsx';
import {
  type RecruiterProfileDto,
  type RecruiterProfileInput,
  recruiterProfileInput,
} from '@inkognito/shared/account';
import { recruiterKindLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormFields } from '../lib/form/mergeForm.ts';
import { useServerForm, optionalChoice } from '../lib/form/useServerForm.ts';
import { invalidate } from '../lib/queryClient.ts';
import { FieldRow } from '../ui/form/FormSection.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { recruiterProfileQuery, useSaveRecruiterProfile } from '../auth/credential.queries.ts';
import { VerifiedDomain } from '../user/RecruiterCard.tsx';

export function RecruiterProfile() {
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  const queryClient = useQueryClient();
  const saveProfile = useSaveRecruiterProfile();
  const [isSaved, setSaved] = useState(false);
  const form = useServerForm({
    schema: recruiterProfileInput,
    defaultValues: toValues(profile),
    stored: {
      fields,
      loaded: profile,
      toValues,
      refresh: () => invalidate(queryClient, recruiterProfileQuery.queryKey),
    },
    save: async (typed, { from }) => {
      await saveProfile({ ...typed, version: from.version });
      setSaved(true);
    },
    fallback: 'Das Profil wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
  });

  const { field } = form;
  return (
    <Form
      form={form}
      submitLabel="Profil speichern"
      variant="secondary"
      onChange={() => setSaved(false)}
    >
      <FieldRow>
        <TextField {...field('name')} label="Name" autoComplete="name" maxLength={limits.nameMax} />
        <SelectField
          {...field('kind', { setValueAs: optionalChoice })}
          label="Sie suchen als"
          placeholder="Keine Angabe"
          options={optionsOf(recruiterKindLabels)}
        />
      </FieldRow>
      <TextField
        {...field('company')}
        label="Unternehmen"
        autoComplete="organization"
        maxLength={limits.companyMax}
      />
      <TextField
        {...field('workEmail')}
        type="email"
        label="Geschäftliche E-Mail-Adresse"
        hint="Wir schicken einen Link dorthin. Öffnen Sie ihn, sehen Jobsuchende, dass die Adresse bestätigt ist."
        autoComplete="email"
      />
      <WorkEmailState profile={profile} />
      {isSaved && !form.busy && (
        <Notice tone="success">Ihr Recruiter-Profil ist gespeichert.</Notice>
      )}
    </Form>
  );
}

const toValues = ({ name, kind, company, workEmail }: RecruiterProfileDto) => ({
  name,
  kind,
  company,
  workEmail,
});

const fields: FormFields<RecruiterProfileInput> = {
  name: { label: 'Name' },
  kind: { label: 'Sie suchen als', write: ({ kind }) => (kind ? recruiterKindLabels[kind] : '') },
  company: { label: 'Unternehmen' },
  workEmail: { label: 'Geschäftliche E-Mail-Adresse' },
};

function WorkEmailState({ profile }: { profile: RecruiterProfileDto }) {
  const { workEmail, workEmailVerified, verifiedDomain } = profile;
  if (workEmail === '') return null;
  if (verifiedDomain !== null) return <VerifiedDomain domain={verifiedDomain} />;
  if (workEmailVerified) {
    return (
      <Notice title={`${workEmail} ist bestätigt.`}>
        Die Adresse gehört zu einem Anbieter für alle. Ein Unternehmen zeigen wir deshalb nicht als
        bestätigt an.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={`${workEmail} ist noch nicht bestätigt.`}>
      Bitte öffnen Sie den Link, den wir dorthin geschickt haben. Kam nichts an? „Profil speichern“
      schickt ihn noch einmal.
      <MailLink by={['saveRecruiterProfile']} />
    </Notice>
  );
}
