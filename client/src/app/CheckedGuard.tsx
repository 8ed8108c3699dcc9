import { AuthenticationGuard } from '../auth/guards.tsx';
import { IdentityCheck } from '../account/identity/IdentityCheck.tsx';

/** Any page of the signed-in may ask for a fresh proof of who sits there. */
export function CheckedGuard() {
  return (
    <IdentityCheck>
      <AuthenticationGuard />
    </IdentityCheck>
  );
}
