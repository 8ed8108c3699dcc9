import { useTakenQuery } from '../../auth/useTakenFromAddress.ts';
import { providers } from '@inkognito/shared/codes';
import { Notice, type NoticeTone } from '../../ui/Notice.tsx';
import styles from '../AccountPage.module.css';
import { type RedirectFailure, providerNames } from '../../auth/provider/oauthRedirect.ts';

type Words = { tone: NoticeTone; title: string; text: string };

export function RedirectNotice() {
  const words = wordsFor(useTakenQuery());
  if (!words) return null;
  return (
    <div className={styles.redirect}>
      <Notice tone={words.tone} title={words.title}>
        {words.text}
      </Notice>
    </div>
  );
}

const failures: Record<RedirectFailure, Words> = {
  link_failed: {
    tone: 'danger',
    title: 'Das Verbinden hat nicht geklappt.',
    text: 'Vielleicht wurde es beim Anbieter abgebrochen. Bitte versuchen Sie es noch einmal.',
  },
  identity_taken: {
    tone: 'danger',
    title: 'Dieses Konto gehört schon zu einem anderen Benutzer.',
    text: 'Melden Sie sich damit an, um es dort zu trennen, oder verbinden Sie ein anderes.',
  },
};

/** Anyone can write the address, so only known codes are read and the texts are ours. */
function wordsFor(query: URLSearchParams): Words | null {
  const failure = query.get('error');
  if (failure !== null && Object.hasOwn(failures, failure))
    return failures[failure as RedirectFailure];
  const linked = providers.find((provider) => provider === query.get('linked'));
  if (linked) {
    return {
      tone: 'success',
      title: `${providerNames[linked]} ist verbunden.`,
      text: 'Sie können sich ab jetzt auch damit anmelden.',
    };
  }
  return null;
}
