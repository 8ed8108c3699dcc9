import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The product asks a browser for none of these. */
const permissionsPolicy =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=()';

export function securityHeaders(publicUrl: string, pluginUrl?: string): RequestHandler {
  const overTls = publicUrl.startsWith('https://');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(pluginUrl === undefined ? [] : [new URL(pluginUrl).origin])],
        styleSrc: ["'self'"],
        // `blob:` is the preview of a picture before it is uploaded.
        imgSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: overTls && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    setHeaders(req, res, next);
  };
}
