import { useCurrentUser } from '../user/currentUser.ts';
import { LandingPage } from './LandingPage.tsx';

export default function HomePage() {
  return <LandingPage signedIn={useCurrentUser() !== null} />;
}
