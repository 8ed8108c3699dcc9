import type { KeyDto } from '@inkognito/shared/key';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import type { Drawing } from '../../ui/Icon.tsx';
import { EditKey } from './EditKey.tsx';
import { type KeyState, keyState, keyStateText } from './key.format.ts';
import styles from './KeysPage.module.css';
import { RevokeKey } from './RevokeKey.tsx';

const tones = { live: 'success', expired: 'neutral', revoked: 'neutral' } as const;
const icons: Record<KeyState, Drawing> = {
  live: drawings.check,
  expired: drawings.calendar,
  revoked: drawings.ban,
};

export function KeyEntry({
  keyDto,
  onDone,
}: {
  keyDto: KeyDto;
  onDone: (sentence: string) => void;
}) {
  const { _id, name, general } = keyDto;
  const state = keyState(keyDto);
  const titleId = `key-${_id}`;
  return (
    <Card as="li" padding="small" className={styles.entry}>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {name}
        </h3>
        <p>
          <Badge tone={tones[state]} icon={icons[state]}>
            {keyStateText(keyDto)}
          </Badge>
        </p>
        <Usage keyDto={keyDto} />
        {keyDto.matchesWait && state === 'live' && (
          <p>
            Matches über diesen Schlüssel warten auf Ihre Freigabe, seit Sie eine zurückgezogen
            haben oder sich jemand damit als eine Firma meldete, vor der Sie verborgen sind
            {general ? ', bis Sie ihn neu erzeugen' : ''}.
          </p>
        )}
        {general ? (
          <p className={styles.soft}>
            Ihr Zugangspasswort, nur für angemeldete Recruiter. Es lässt sich nicht widerrufen, aber{' '}
            <Link to={`${paths.account}#zugangspasswort`}>unter Konto neu erzeugen</Link>.
          </p>
        ) : (
          state === 'live' && (
            <p className={styles.soft}>
              {keyDto.guests ? 'Öffnet auch ohne Konto.' : 'Nur für angemeldete Recruiter.'}
            </p>
          )
        )}
      </div>
      {!general && state === 'live' && (
        <div className={styles.actions}>
          <Edit keyDto={keyDto} titleId={titleId} onDone={onDone} />
          <RevokeKey keyDto={keyDto} titleId={titleId} onDone={onDone} />
        </div>
      )}
    </Card>
  );
}

function Usage({ keyDto: { opened, comparisons, matches, lastUsedAt } }: { keyDto: KeyDto }) {
  if (lastUsedAt === null && opened === 0) return <p className={styles.soft}>Noch nicht benutzt</p>;
  return (
    <dl className={styles.usage}>
      <Count label="Geöffnet" value={opened} />
      <Count label="Verglichen" value={comparisons} />
      <Count label="Matches" value={matches} />
      {lastUsedAt !== null && <Count label="Zuletzt benutzt" value={dayText(lastUsedAt)} />}
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Edit({
  keyDto,
  titleId,
  onDone,
}: {
  keyDto: KeyDto;
  titleId: string;
  onDone: (sentence: string) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={drawings.edit}
        aria-describedby={titleId}
        onClick={() => setOpen(true)}
      >
        Ändern
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Schlüssel ändern">
        <EditKey
          keyDto={keyDto}
          onSaved={(name) => {
            setOpen(false);
            onDone(`Der Schlüssel für „${name}“ ist geändert.`);
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
