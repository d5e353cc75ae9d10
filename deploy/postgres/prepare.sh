#!/bin/sh
# Runs once, when the database of compose.yml is made: a login for the shop that may create neither roles nor databases, and the roles it takes on.
set -eu
psql --username=postgres --dbname=seam --set=ON_ERROR_STOP=1 --set=password="$SEAM_DATABASE_PASSWORD" <<'SQL'
create role seam login password :'password';
alter database seam owner to seam;
alter schema public owner to seam;
SQL
PGOPTIONS='-c seam.owner=seam' psql --username=postgres --dbname=seam --set=ON_ERROR_STOP=1 --file=/seam/roles.sql
