import { focusTitle } from '../../lib/focus.ts';
import { Button } from '../Button.tsx';
import styles from './DraftNotice.module.css';
import { Notice } from '../Notice.tsx';

export function DraftNotice({
  onDiscard,
  wasSent = false,
}: {
  onDiscard: () => void;
  wasSent?: boolean;
}) {
  return (
    <div className={styles.draft}>
      <Notice
        title={wasSent ? 'Ihre Angaben vom letzten Mal' : 'Entwurf wiederhergestellt'}
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onDiscard();
              // The focused button is unmounted; the form starts at the top of the page.
              focusTitle(false);
            }}
          >
            Verwerfen
          </Button>
        }
      >
        {wasSent
          ? 'Sie bleiben 24 Stunden in diesem Browser.'
          : 'Das hatten Sie eingegeben, aber noch nicht gespeichert.'}
      </Notice>
    </div>
  );
}
