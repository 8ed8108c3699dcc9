import { useCurrentUser } from '../user/currentUser.ts';
import { LandingPage } from './LandingPage.tsx';

/** The landing page, which greets the signed-in with a way to their dashboard. */
export default function HomePage() {
  return <LandingPage signedIn={useCurrentUser() !== null} />;
}
