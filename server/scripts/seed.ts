import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../src/config.ts';
import { connectDatabase, disconnectDatabase } from '../src/database/connection.ts';
import { DataDirInUseError } from '../embedded/dataDir.ts';
import { withDatabase } from './backup/withDatabase.ts';
import { readSeedOptions, SeedError, usage, type SeedOptions } from './seed/options.ts';
import { demoPasswords } from './seed/people/accounts.ts';
import { progressBar } from './seed/progress.ts';
import { seedDatabase, type SeedSummary } from './seed/seedDatabase.ts';

async function run(): Promise<void> {
  const options = readSeedOptions(process.argv.slice(2));
  if (options === null) {
    console.log(usage);
    return;
  }
  if (process.env.NODE_ENV === 'production') {
    throw new SeedError('Demo data has known passwords and is refused with NODE_ENV=production.');
  }
  // npm starts a workspace's script in its folder; DATA_DIR is relative to the project's, as in `npm start`.
  process.chdir(resolve(import.meta.dirname, '../..'));
  const config = readConfig(process.env);
  const seed = async (uri: string) => {
    try {
      await connectDatabase(uri);
      const startedAt = performance.now();
      const summary = await seedDatabase(options, progressBar(process.stdout));
      report(options, summary, config.publicUrl, performance.now() - startedAt);
    } finally {
      await disconnectDatabase();
    }
  };
  await withDatabase(config, seed, (line) => {
    console.log(line);
  });
}

function report(
  { candidates, jobs, seed }: SeedOptions,
  { cleared, recruiters, comparisons, matches, examples }: SeedSummary,
  publicUrl: string,
  milliseconds: number,
): void {
  const count = (value: number) => value.toLocaleString('en');
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`
Seed ${seed}: ${count(candidates)} job seekers, ${count(recruiters)} recruiters, ${count(jobs)} postings, \
${count(comparisons)} comparisons with ${count(matches)} matches, in ${seconds} s.
${cleared > 0 ? `${count(cleared)} people of an earlier run were replaced.\n` : ''}
Sign in at ${publicUrl}/login with the password ${demoPasswords.signIn}
  job seeker   ${examples.jobSeeker}
  recruiter    ${examples.recruiter}
  both         ${examples.both}

Public profile ${publicUrl}/${examples.jobSeeker}
  access password of all: ${demoPasswords.access}`);
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof SeedError ||
    error instanceof ConfigError ||
    error instanceof DataDirInUseError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
