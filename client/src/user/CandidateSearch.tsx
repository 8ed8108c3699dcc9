import { limits } from '@inkognito/shared/rules/limits';
import { useId, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CandidateHits, type CandidateHitsProps } from './CandidateHits.tsx';
import styles from './CandidateSearch.module.css';
import * as drawings from '../ui/drawings.ts';

export function CandidateSearch() {
  const [text, setText] = useState('');
  const [begun, setBegun] = useState(false);
  const [shown, setShown] = useState({ expanded: false, active: -1 });
  const list = useRef<CandidateHitsProps['ref']['current']>(null);
  const container = useRef<HTMLDivElement>(null);
  const id = useId();

  return (
    <div ref={container} className={styles.search} role="search">
      <label htmlFor={id}>
        <VisuallyHidden>Kandidaten suchen</VisuallyHidden>
        <span className={styles.lens}>
          <Icon drawing={drawings.search} />
        </span>
      </label>
      <input
        id={id}
        name="q"
        type="text"
        className={styles.input}
        placeholder="Kandidaten suchen"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.searchMax}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.expanded}
        aria-controls={`${id}-hits`}
        aria-activedescendant={shown.active >= 0 ? `${id}-${shown.active}` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => {
          setBegun(true);
          list.current?.open();
        }}
        onKeyDown={(event) => list.current?.handleKey(event)}
      />
      {begun && (
        <CandidateHits
          ref={list}
          container={container}
          id={id}
          text={text}
          onPick={() => setText('')}
          onShow={setShown}
        />
      )}
    </div>
  );
}
