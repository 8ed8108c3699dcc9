import { ActionButton } from '../ui/form/ActionButton.tsx';
import { isRecruiter } from '@inkognito/shared/codes';
import type { PublicUserDto } from '@inkognito/shared/user';
import { useBecomeRecruiter } from '../auth/credential.queries.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Spinner } from '../ui/page/Loading.tsx';
import { Stack } from '../ui/Stack.tsx';
import { askPath } from '../user/user.queries.ts';
import { useCurrentUser } from '../user/currentUser.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { SignInLinks } from '../auth/signup/SignInLinks.tsx';
import { AccessRequestForm } from './AccessRequestForm.tsx';

type Props = {
  candidate: PublicUserDto;
  name: string;
  /** Preselected if it is one of the recruiter's own postings. */
  jobId: string;
  onClose: () => void;
};

export function AccessRequestDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title={`${props.name} um Zugang bitten`}>
      <LoadedSection
        what="Das Formular konnte nicht geladen werden."
        fallback={<Spinner>Wird geladen …</Spinner>}
      >
        <Asking {...props} />
      </LoadedSection>
    </Dialog>
  );
}

function Asking({ candidate, name, jobId, onClose }: Props) {
  const user = useCurrentUser();
  const { username, acceptsRequests } = candidate;
  if (acceptsRequests && user !== null && isRecruiter(user)) {
    return <AccessRequestForm username={username} name={name} jobId={jobId} onClose={onClose} />;
  }
  return (
    <Stack>
      <Obstacle candidate={candidate} name={name} />
      <div>
        <Button variant="quiet" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Stack>
  );
}

function Obstacle({ candidate, name }: Pick<Props, 'candidate' | 'name'>) {
  const user = useCurrentUser();
  if (!candidate.acceptsRequests) return <p>{name} nimmt zurzeit keine Anfragen an.</p>;
  if (user !== null) return <BecomeRecruiter name={name} />;
  return (
    <>
      <p>
        Dafür müssen Sie als Recruiter angemeldet sein, damit {name} weiß, wer fragt. Danach kommen
        Sie hierher zurück.
      </p>
      <SignInLinks from={askPath(candidate.username)} />
    </>
  );
}

function BecomeRecruiter({ name }: { name: string }) {
  return (
    <>
      <p>
        Fragen können {name} nur Recruiter. Ihr Konto können Sie auch als Recruiter nutzen; alles
        andere bleibt, wie es ist.
      </p>
      <ActionButton action={useBecomeRecruiter()}>Auch als Recruiter nutzen</ActionButton>
    </>
  );
}
