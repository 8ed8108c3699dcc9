import { Button } from '../Button.tsx';
import styles from './DraftNotice.module.css';
import { Notice } from '../Notice.tsx';

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles.draft}>
      <Notice
        title="Entwurf wiederhergestellt"
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onDiscard();
              // The button goes with the notice; the top of the page is where the form starts anew.
              document.querySelector<HTMLElement>('main h1')?.focus();
            }}
          >
            Verwerfen
          </Button>
        }
      >
        Das hatten Sie eingegeben, aber noch nicht gespeichert.
      </Notice>
    </div>
  );
}
