import { Hero } from './landing/Hero.tsx';
import { JobSeekerServices } from './landing/JobSeekerServices.tsx';
import { PrivacyPromise } from './landing/PrivacyPromise.tsx';
import { RecruiterServices } from './landing/RecruiterServices.tsx';
import { Steps } from './landing/Steps.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import { PageFrame } from '../ui/page/PageFrame.tsx';

export default function LandingPage() {
  const signedIn = useCurrentUser() !== null;
  return (
    <PageFrame title="Erst das Match. Dann der Kontakt." width="full">
      <Hero signedIn={signedIn} />
      <Steps />
      <JobSeekerServices />
      <RecruiterServices />
      <PrivacyPromise />
    </PageFrame>
  );
}
