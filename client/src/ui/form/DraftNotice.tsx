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
              // The focused button is unmounted; the form starts at the top of the page.
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
