import { useAction } from '../../lib/action.ts';
import { demo } from './demo.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import { useSignIn } from '../auth.queries.ts';

export function DemoSignIn({ disabled }: { disabled: boolean }) {
  const signIn = useSignIn();
  const { run, busy, failure } = useAction((username: string, password: string) =>
    signIn({ username, password }),
  );
  if (demo === null) return null;
  const { people, password } = demo;
  return (
    <Notice title="Das ist eine Vorführung mit erfundenen Menschen. Melden Sie sich an als:">
      <Cluster>
        {people.map(({ label, username }) => (
          <Button
            key={username}
            variant="secondary"
            size="small"
            busy={busy}
            disabled={disabled}
            onClick={() => void run(username, password)}
          >
            {label}
          </Button>
        ))}
      </Cluster>
      {failure && <p role="alert">{failure.message}</p>}
    </Notice>
  );
}
