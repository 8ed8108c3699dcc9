import { Form } from '../ui/form/Form.tsx';
import {
  type RecruiterProfileDto,
  type RecruiterProfileInput,
  recruiterProfileInput,
} from '@inkognito/shared/account';
import { recruiterKindLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormFields } from '../lib/form/mergeForm.ts';
import { useServerForm, optionalChoice } from '../lib/form/useServerForm.ts';
import { FieldRow } from '../ui/form/FormSection.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import {
  accountQuery,
  recruiterProfileQuery,
  useSaveRecruiterProfile,
} from '../auth/credential.queries.ts';
import { ConfirmFirst } from '../auth/ConfirmFirst.tsx';
import { VerifiedDomain } from '../user/RecruiterCard.tsx';

export function RecruiterProfile() {
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  const saveProfile = useSaveRecruiterProfile();
  const [isSaved, setSaved] = useState(false);
  const form = useServerForm({
    schema: recruiterProfileInput,
    defaultValues: toValues(profile),
    stored: {
      fields,
      loaded: profile,
      toValues,
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
      <Mailbox />
      {isSaved && !form.busy && (
        <Notice tone="success">Ihr Recruiter-Profil ist gespeichert.</Notice>
      )}
    </Form>
  );
}

const toValues = ({ name, kind, company }: RecruiterProfileDto) => ({ name, kind, company });

const fields: FormFields<RecruiterProfileInput> = {
  name: { label: 'Name' },
  kind: { label: 'Sie suchen als', write: ({ kind }) => (kind ? recruiterKindLabels[kind] : '') },
  company: { label: 'Unternehmen' },
};

/** What job seekers learn of the account's address, said before they do. */
function Mailbox() {
  const { email, emailVerified } = useSuspenseQuery(accountQuery).data;
  if (!emailVerified) {
    return (
      <ConfirmFirst>
        Jobsuchende sehen, dass Ihre E-Mail-Adresse nicht bestätigt ist. Ihre Kontaktdaten bekommen
        Sie erst danach.
      </ConfirmFirst>
    );
  }
  return (
    <div>
      <VerifiedDomain domain={email.slice(email.lastIndexOf('@') + 1)} />
      <p>
        Das sehen Jobsuchende von Ihrer E-Mail-Adresse. Wer Ihnen seine Kontaktdaten freigibt,
        bekommt dafür Ihre ganze Adresse: {email}.
      </p>
    </div>
  );
}
