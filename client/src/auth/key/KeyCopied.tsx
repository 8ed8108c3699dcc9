import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { validityText } from './key.format.ts';
import type { CopiedKey } from './keyCopying.ts';

/** What is copied, and what comes next. */
export function KeyCopied({ created: { key }, copied }: CopiedKey) {
  return (
    <Notice
      tone={copied ? 'success' : 'warning'}
      title={copied ? 'Die Antwort ist kopiert.' : 'Der Browser hat das Kopieren nicht erlaubt.'}
    >
      {copied
        ? 'Fügen Sie sie jetzt beim Headhunter ein.'
        : 'Der Text ist markiert; kopieren Sie ihn bitte selbst.'}{' '}
      Der Schlüssel für „{key.name}“ {validityText(key)}. Was daraus wird, steht unter{' '}
      <Link to={paths.keys}>Schlüssel</Link>.
    </Notice>
  );
}
