import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import * as drawings from '../../ui/drawings.ts';
import styles from './marks.module.css';

export const ListedMark = ({ of }: { of: { namesListedCompany: boolean } }) =>
  of.namesListedCompany && (
    <Badge tone="warning" icon={drawings.shield}>
      Nennt eine Firma, vor der Sie sich verbergen
    </Badge>
  );

export function SuspensionMark({ recruiter }: { recruiter: string }) {
  return (
    <div className={styles.mark}>
      <Badge tone="warning" icon={drawings.eyeOff}>
        Blockiert
      </Badge>
      <p className={styles.words}>
        Für {recruiter} ist zurzeit nicht abrufbar, was Sie freigegeben haben. Ihr Profil sieht{' '}
        {recruiter} höchstens abgemeldet, wie alle anderen. Aufheben können Sie das unter{' '}
        <Link to={`${paths.automations}#unsichtbar`}>Blockierte Recruiter</Link>.
      </p>
    </div>
  );
}
