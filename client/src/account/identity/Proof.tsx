import { type IdentityOccasion, identityOccasions, passwordProof } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/limits';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConfirmFirst } from '../../auth/ConfirmFirst.tsx';
import { accountQuery } from '../../auth/credential.queries.ts';
import { useAction } from '../../lib/action.ts';
import { type ApiError, call as callServer } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { MailLink } from '../../lib/mailLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';

export type ProofProps = { call: ApiError['call']; onProved: () => void; onCancel: () => void };

export default function Proof({ call, onProved, onCancel }: ProofProps) {
  const { hasPassword, emailVerified, email } = useSuspenseQuery(accountQuery).data;
  const occasion = identityOccasions.find((each) => each === call);
  return (
    <>
      <p>
        Damit niemand anderes an Ihrem Gerät das Konto ändert, fragen wir vor diesem Schritt noch
        einmal nach.
      </p>
      {hasPassword ? (
        <PasswordProof onProved={onProved} onCancel={onCancel} />
      ) : (
        <Stack>
          {emailVerified && occasion ? (
            <MailProof email={email} occasion={occasion} onProved={onProved} />
          ) : (
            <ConfirmFirst>
              Bestätigen Sie zuerst Ihre E-Mail-Adresse. Oder melden Sie sich ab und mit Google oder
              LinkedIn neu an: Dann fragen wir {limits.identityFreshMinutes} Minuten lang nicht
              nach.
            </ConfirmFirst>
          )}
          <DialogButtons>
            <Button variant="secondary" onClick={onCancel}>
              Abbrechen
            </Button>
          </DialogButtons>
        </Stack>
      )}
    </>
  );
}

function PasswordProof({ onProved, onCancel }: Pick<ProofProps, 'onProved' | 'onCancel'>) {
  const form = useServerForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    save: async (proof) => {
      await callServer('confirmIdentity', { body: proof });
      onProved();
    },
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  });

  return (
    <Form form={form} gap="roomy" submitLabel="Bestätigen" onCancel={onCancel} inDialog>
      <PasswordField {...form.field('password')} label="Ihr Passwort" required />
    </Form>
  );
}

function MailProof({
  email,
  occasion,
  onProved,
}: Pick<ProofProps, 'onProved'> & { email: string; occasion: IdentityOccasion }) {
  const [isSent, setSent] = useState(false);
  const mailing = useAction(
    () => callServer('mailIdentityLink', { body: { occasion } }),
    'Der Link wurde nicht geschickt.',
  );
  useWhenFresh(isSent, onProved);

  return (
    <>
      <p role="status">
        {isSent
          ? `Wir haben Ihnen einen Link an ${email} geschickt. Öffnen Sie ihn, auf welchem Gerät Sie wollen, und bestätigen Sie dort; hier geht es dann von selbst weiter. Er gilt ${limits.identityLinkMinutes} Minuten.`
          : `Wir schicken Ihnen einen Link an ${email}.`}
      </p>
      {mailing.failure && <Notice tone="danger">{mailing.failure.message}</Notice>}
      {isSent && <MailLink by={['mailIdentityLink']} />}
      <div>
        <Button
          variant={isSent ? 'secondary' : 'primary'}
          icon={drawings.mail}
          busy={mailing.busy}
          onClick={() => void mailing.run().then((done) => setSent((was) => was || done))}
        >
          {isSent ? 'Neuen Link schicken' : 'Link per E-Mail schicken'}
        </Button>
      </div>
    </>
  );
}

const lookEveryMs = 2_000;

/** The button of the mailed link may be pressed in another browser. */
function useWhenFresh(isAsked: boolean, onFresh: () => void): void {
  const { data } = useQuery({
    queryKey: ['identities'],
    queryFn: () => callServer('getIdentity', { quiet: true }),
    enabled: isAsked,
    refetchInterval: lookEveryMs,
    staleTime: 0,
    gcTime: 0,
  });
  const isFresh = data?.isFresh === true;
  useEffect(() => {
    if (isFresh) onFresh();
  }, [isFresh, onFresh]);
}
