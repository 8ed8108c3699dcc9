// For mongosh, before the database counts as healthy: makes of a fresh database a replica set with its users.
// Ends with 0 once the app can write.
const { MONGO_INITDB_ROOT_USERNAME, MONGO_INITDB_ROOT_PASSWORD } = process.env;
const { DATABASE_PASSWORD, DATABASE_BACKUP_PASSWORD } = process.env;
const address = 'mongodb://127.0.0.1:27017/?directConnection=true&serverSelectionTimeoutMS=3000';

function isReady() {
  const admin = connect(address).getSiblingDB('admin');
  admin.auth(MONGO_INITDB_ROOT_USERNAME, MONGO_INITDB_ROOT_PASSWORD);
  const { replSet } = admin.adminCommand({ getCmdLineOpts: 1 }).parsed.replication ?? {};
  // While the image sets up its root user it runs a mongod for itself, outside any replica set.
  if (replSet === undefined) return false;
  const { isWritablePrimary, setName } = admin.hello();
  if (setName === undefined) {
    const members = [{ _id: 0, host: 'database:27017' }];
    admin.adminCommand({ replSetInitiate: { _id: replSet, members } });
  }
  if (!isWritablePrimary) return false;
  const product = admin.getSiblingDB('inkognito');
  const readWrite = { role: 'readWrite', db: 'inkognito' };
  makeUser(product, 'inkognito', DATABASE_PASSWORD, [readWrite]);
  // A dump of one moment reads the oplog too; a restore drops and makes the collections of the product and no others.
  const backup = [{ role: 'backup', db: 'admin' }, { role: 'dbAdmin', db: 'inkognito' }, readWrite];
  makeUser(product, 'backup', DATABASE_BACKUP_PASSWORD, backup);
  return true;
}

function makeUser(product, user, pwd, roles) {
  if (product.getUser(user) === null) product.createUser({ user, pwd, roles });
}

let exitCode = 1;
try {
  exitCode = isReady() ? 0 : 1;
} catch (error) {
  print(error.message);
}
quit(exitCode);
