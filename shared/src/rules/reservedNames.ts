/**
 * Names nobody may take as a username, because the app, the API or a browser uses them as a path.
 * Tests derive the segments in use from the route tables and fail when one is missing here.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  `account access-password admin administrator agb api app apple-touch-icon assets assign-role auth
  automations beta blocked blocked-jobs browserconfig datenschutz docs export favicon files
  forgot-password health help hilfe impressum index inkognito inkognito-team jobs jobs-offered
  kontakt linkedin-callback login logout manifest match-results matches me message metrics mine
  new noreply notifications notifications-off null openapi operator pause postmaster privacy privacy-policy profile profile-image public
  questionnaire recruiter recruiter-profile redirect register releases reset-password robots root search security
  service-worker settings signup signin sitemap so-rechnen-wir src static status sw support
  system team terms undefined user users verify-email webmaster welcome well-known www`.split(
    /\s+/,
  ),
);
