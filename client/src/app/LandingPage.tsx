import { PageFrame } from '../ui/page/PageFrame.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import { Hero } from './landing/Hero.tsx';
import { PrivacyPromise } from './landing/PrivacyPromise.tsx';
import { Services } from './landing/Services.tsx';
import { Steps } from './landing/Steps.tsx';

export default function LandingPage() {
  const signedIn = useCurrentUser() !== null;
  return (
    <PageFrame title="Erst das Match. Dann der Kontakt." width="full">
      <Hero signedIn={signedIn} />
      <Steps />
      <Services />
      <PrivacyPromise />
    </PageFrame>
  );
}
