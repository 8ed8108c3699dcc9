// Paths that scanners try on every server: leftover files and path traversal.

/** Settings, keys, archives, other software. */
const leftLying = [
  ...['.git/config', '.git/HEAD', '.git/index', '.gitignore', '.svn/entries', '.hg/hgrc'],
  ...['.env', '.env.local', '.env.production', '.env.example', '.npmrc', '.DS_Store', '.htaccess'],
  ...['.htpasswd', '.ssh/id_rsa', '.aws/credentials', '.docker/config.json', '.kube/config'],
  ...['.vscode/settings.json', '.idea/workspace.xml', '.bash_history', '.vite/manifest.json'],
  ...['.well-known/security.txt', '.well-known/openid-configuration', '.dockerenv'],
  ...['wp-login.php', 'wp-admin/', 'wp-config.php', 'xmlrpc.php', 'wp-content/debug.log'],
  ...['phpinfo.php', 'phpmyadmin/', 'index.php', 'shell.php', 'vendor/phpunit/eval-stdin.php'],
  ...['admin', 'admin/', 'administrator/', 'manager/html', 'server-status', 'server-info'],
  ...['actuator/env', 'actuator/heapdump', 'metrics', 'debug/pprof/', 'console', 'trace.axd'],
  ...['graphql', 'swagger.json', 'swagger-ui/', 'api-docs', 'v2/api-docs', 'openapi.yaml'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/express/package.json'],
  ...['Dockerfile', 'docker-compose.yml', 'server/dist/main.js', 'server/dist/main.js.map'],
  ...['main.js', 'main.js.map', 'app.js', 'config.json', 'config.yml', 'web.config', 'secret.txt'],
  ...['backup.zip', 'backup.tar.gz', 'dump.sql', 'database.sqlite', 'db.json', 'id_rsa'],
  ...['mongodb.json', 'mail/', 'mongodb/mongod.lock', 'uploads/', 'uploads/1.pdf', 'files/'],
  ...['cgi-bin/test.cgi', 'crossdomain.xml', 'elmah.axd', 'login.aspx', 'solr/', 'jenkins/'],
  ...['_profiler', 'telescope', 'HNAP1/', 'boaform/admin/formLogin', 'owa/', 'logs/error.log'],
];

const backupEndings = [
  ...['~', '.bak', '.old', '.orig', '.save', '.swp', '.tmp', '.1', '.copy', '.map', '.zip'],
  ...['.tar.gz', '.gz.bak', '%20', '%2e', '::$DATA', ';.js', '%3f.js', '%00', '%00.html', '/'],
];
const backedUp = ['index.html', 'assets/index-a.js', 'config', '.env', 'main.js', 'server'];

/** Encodings of "one folder up" that some decoder accepts. */
const climbs = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '.%2e/', '..\\', '..%5c', '%2e%2e%5c'],
  ...['%252e%252e%252f', '..%252f', '....//', '..;/', '..%00/', '..%c0%af', '%c0%ae%c0%ae/'],
  ...['%uff0e%uff0e/', '..%u2215', './../', '..//', '%5c..%5c'],
];
const outside = ['secret.txt', '.env', 'server/dist/main.js', 'etc/passwd'];
const starts = ['/', '//', '/assets/', '/api/v1/files/cv/', '/api/v1/files/images/'];

const odd = [
  ...['/%00', '/%', '/%zz', '/%ff', '/%c3%28', '/%0d%0aX-Evil:%201', '/a%0aX-Evil:%201', '/\\'],
  ...['/.', '/..', '/./', '/...', '//', '///', '//evil.example/', '/\\evil.example', '/;/', '/*'],
  ...['/assets', '/assets/', '/assets//', '/assets/.', '/assets/..', '/assets%2f..%2findex.html'],
  ...['/assets%2findex-a.js', '/ASSETS/INDEX-A.JS', '/index.html/', '/index.html/x', '/INDEX.HTML'],
  ...['/file:///etc/passwd', '/C:/Windows/win.ini', '/c$/', '/proc/self/environ', '/dev/stdin'],
  ...['http://localhost:3000/../secret.txt', 'http://evil.example/', 'file:///etc/passwd'],
  ...['/?path=../secret.txt', '/?file=/etc/passwd', '/#/../secret.txt', `/${'a/'.repeat(2_000)}`],
  ...[`/${'../'.repeat(200)}etc/passwd`, `/${'%2e%2e%2f'.repeat(200)}etc/passwd`],
];

export function hiddenPaths(): string[] {
  const folders = ['/', '/assets/', '/api/', '/api/v1/'];
  return [
    ...new Set([
      ...folders.flatMap((folder) => leftLying.map((name) => folder + name)),
      ...backedUp.flatMap((name) => backupEndings.map((ending) => `/${name}${ending}`)),
      ...starts.flatMap((start) =>
        climbs.flatMap((climb) =>
          [1, 2, 6].flatMap((times) => outside.map((file) => start + climb.repeat(times) + file)),
        ),
      ),
      ...odd,
    ]),
  ];
}
