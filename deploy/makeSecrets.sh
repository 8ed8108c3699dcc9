#!/bin/sh
# Writes the secrets that .env lacks. One that is there is left as it is: the data were made with it.
set -eu
umask 077
cd "$(dirname "$0")/.."
touch .env
# An edited file may lack its last line break.
[ -z "$(tail -c 1 .env)" ] || echo >> .env
for name in SESSION_SECRET DATABASE_PASSWORD DATABASE_BACKUP_PASSWORD DATABASE_ROOT_PASSWORD; do
  grep -q "^$name=." .env || echo "$name=$(openssl rand -hex 32)" >> .env
done
