/** Without variables that change how the server starts. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(MONGODB_URI|NODE_ENV|PUBLIC_URL|SMTP_URL|HOST|VITEST.*|TEST)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
