const words = (list: string) => list.split(/\s+/);

/** Names that crawlers request, that may become routes, or that must not be impersonated. */
const others =
  words(`access-requests admin administrator agb api app apple-touch-icon assets beta blocked
  blocked-recruiters browserconfig
  datenschutz favicon help hilfe impressum index inkognito inkognito-team kontakt logout manifest
  match-results me metrics mine new noreply null openapi postmaster privacy public recruiter register
  robots root security service-worker settings shield signin sitemap src static status sw support system team
  terms undefined webmaster well-known www`);

/** First path segments of calls and pages, and those after `/users/`, where a name may be; tests check them. */
const endpointWords =
  words(`auth docs files health jobs openapi.json operator places questionnaire reports titles users
  access-password access-requests account activity assign-role automations blocked-jobs blocked-recruiters export
  jobs-offered keys matches message news notifications pause profile-image recruiter-profile releases search shield
  unlocked username confirm-identity forgot-password linkedin-callback login matches nutzungsbedingungen
  notifications-off privacy-policy profile redirect reset-password result signup so-rechnen-wir user verify-email
  welcome`);

export const reservedNames: ReadonlySet<string> = new Set([...others, ...endpointWords]);
