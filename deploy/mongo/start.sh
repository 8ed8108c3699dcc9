#!/bin/bash
# Starts mongod so that no document reaches its log. A slow operation would be logged with its documents, and one that
# is interrupted with its filter, whatever the settings say: those lines are of components that tell nothing else.
set -eu
exec docker-entrypoint.sh mongod --slowms 2147483647 --slowOpSampleRate 0 "$@" \
  > >(exec grep --line-buffered -Ev '"c":"(COMMAND|QUERY|TXN|WRITE)"')
