import { useSignIn } from '../../auth/auth.queries.ts';
import { useAction } from '../../lib/action.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './DemoStrip.module.css';

type Demo = {
  password: string;
  /** `to`: the page that each begins with. */
  people: readonly { label: string; username: string; to: string }[];
};

/** `null` but for a product that `npm run demo` serves. */
export const demo: Demo | null = readDemo();

function readDemo(): Demo | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content;
  return content === undefined ? null : (JSON.parse(content) as Demo);
}

/** Leads through the story, on every page: each button signs in as another person. */
export function DemoStrip({ demo: { password, people } }: { demo: Demo }) {
  const signIn = useSignIn();
  const { run, busy, failure } = useAction(async (username: string, to: string) => {
    await signIn({ username, password });
    // A whole load: a key is read from the address once.
    window.location.assign(to);
  });
  return (
    <div className={styles.strip}>
      <strong>Vorführung:</strong>
      {people.map(({ label, username, to }) => (
        <Button
          key={label}
          variant="quiet"
          size="small"
          busy={busy}
          onClick={() => void run(username, to)}
        >
          {label}
        </Button>
      ))}
      <span>Alle Menschen sind erfunden.</span>
      {failure && <p role="alert">{failure.message}</p>}
    </div>
  );
}
