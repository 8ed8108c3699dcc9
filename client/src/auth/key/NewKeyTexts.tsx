import type { NewKeyDto } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/rules/limits';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import { validityText, shortMessage } from './key.format.ts';
import styles from './KeysPage.module.css';

/** What nobody can look up again. */
export function NewKeyTexts({ created, onDone }: { created: NewKeyDto; onDone: () => void }) {
  const { key, link, accessPassword, message } = created;
  return (
    <>
      <h2 ref={focusOnce} tabIndex={-1} className={styles.made}>
        Der Schlüssel für „{key.name}“ {validityText(key)}.
      </h2>
      <Notice tone="warning" title="Wir zeigen Link und Zugangspasswort nur dieses eine Mal.">
        Kopieren Sie jetzt, was Sie brauchen. Geht es verloren, legen Sie einen neuen Schlüssel an.
      </Notice>
      <DescriptionList
        rows={[
          { label: 'Link', value: <code className={styles.secret}>{link}</code> },
          {
            label: 'Zugangspasswort',
            value: <code className={styles.secret}>{accessPassword}</code>,
          },
        ]}
      />
      <Cluster>
        <CopyButton text={message} label="Nachricht kopieren" variant="primary" />
        <CopyButton text={shortMessage(link)} label="Kurztext kopieren" />
        <CopyButton text={link} label="Link kopieren" />
      </Cluster>
      <p className={styles.soft}>
        Die Nachricht ist Ihre Antwort an Headhunter mit diesem Link. Der Kurztext hat höchstens{' '}
        {limits.shortMessageMax} Zeichen und passt in eine Anfrage bei LinkedIn. Das Zugangspasswort
        steckt im Link; einzeln brauchen Sie es nur am Telefon.
      </p>
      <div>
        <Button variant="secondary" onClick={onDone}>
          Fertig
        </Button>
      </div>
    </>
  );
}

function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}
