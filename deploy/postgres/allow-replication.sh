#!/bin/sh
# A new database lets replicas in, with the password.
echo 'host replication all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
