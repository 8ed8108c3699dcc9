import type { RecruiterProfileDto } from '@inkognito/shared/account';
import { recruiterKindLabels } from '@inkognito/shared/rules/codes';
import { limits } from '@inkognito/shared/rules/limits';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/failure.ts';
import { useNativeForm } from '../../lib/useNativeForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldRow } from '../../ui/form/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { recruiterProfileQuery, saveRecruiterProfile } from './recruiterProfile.queries.ts';
import { VerifiedDomain } from '../../user/VerifiedDomain.tsx';

const kinds = Object.entries(recruiterKindLabels).map(([value, label]) => ({ value, label }));
type Kind = RecruiterProfileDto['kind'];

const loadSchema = () =>
  import('@inkognito/shared/account').then(({ recruiterProfileInput }) =>
    recruiterProfileInput.omit({ kind: true }),
  );

/** What a recruiter says about themselves, and how far it is proven. */
export function RecruiterProfile() {
  const queryClient = useQueryClient();
  const { data: profile } = useSuspenseQuery(recruiterProfileQuery);
  const [kind, setKind] = useState(profile.kind);
  const [isSaved, setSaved] = useState(false);
  const { errors, failure, busy, formProps } = useNativeForm({
    loadSchema,
    send: async (typed) => {
      await saveRecruiterProfile(queryClient, { ...typed, kind });
      setSaved(true);
    },
    whenRefused: (error) =>
      failureText(error, 'Das Profil wurde nicht gespeichert. Bitte versuchen Sie es erneut.'),
  });

  return (
    <form
      {...formProps}
      onChange={() => {
        setSaved(false);
      }}
    >
      <Stack>
        <FieldRow>
          <TextField
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={limits.nameMax}
            defaultValue={profile.name}
            error={errors.name}
          />
          <SelectField
            name="kind"
            label="Sie suchen als"
            placeholder="Keine Angabe"
            options={kinds}
            value={kind ?? ''}
            error={errors.kind}
            onChange={({ currentTarget }) => {
              // The options' values are the codes; the empty one says nothing.
              setKind(currentTarget.value === '' ? null : (currentTarget.value as Kind));
            }}
          />
        </FieldRow>
        <TextField
          name="company"
          label="Unternehmen"
          autoComplete="organization"
          maxLength={limits.companyMax}
          defaultValue={profile.company}
          error={errors.company}
        />
        <TextField
          name="workEmail"
          type="email"
          label="Geschäftliche E-Mail-Adresse"
          hint="Wir schicken einen Link dorthin. Öffnen Sie ihn, sehen Jobsuchende, dass die Adresse bestätigt ist."
          autoComplete="email"
          defaultValue={profile.workEmail}
          error={errors.workEmail}
        />
        <WorkEmailState profile={profile} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {isSaved && !busy && <Notice tone="success">Ihr Recruiter-Profil ist gespeichert.</Notice>}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Profil speichern
          </Button>
        </div>
      </Stack>
    </form>
  );
}

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
    </Notice>
  );
}
