-- What Payload does not generate: tables, columns, indexes, functions and triggers that only our own SQL uses.
-- The migration runs this file after Payload's tables. After a change: npm run migrate:create

-- Comes with every PostgreSQL; the owner of a database may enable it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Tables

CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint
);

CREATE TABLE two_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  confirmed_at timestamp(3) with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  recovery_salt text DEFAULT '' NOT NULL,
  recovery_hashes text[] DEFAULT '{}' NOT NULL
);

CREATE TABLE booking_counts (
  status enum_bookings_status NOT NULL,
  branch_id uuid,
  bookings integer NOT NULL
);

-- Searches compare one normal form of texts, with a space before each word.
-- Like normalizeForSearch (business/words/normalize-for-search.ts).
CREATE FUNCTION booking_search_text(reference varchar, name varchar, phone varchar, address varchar)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(
      translate(
        lower(
          regexp_replace(
            normalize(concat(' ', reference, ' ', phone, ' ', name, ' ', address), NFKD),
            '[\u0300-\u036f\u093c\u200c\u200d''`’‘ʼ]', '', 'g'
          ) COLLATE "C"
        ),
        '०१२३४५६७८९ςÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏҐ',
        '0123456789σæðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџґ'
      ),
      '[\t-\r ,]+', ' ', 'g'
    )
  $$;

-- Rules about the status of a booking (business/bookings/status/status.ts) and its search text. `bill_paid` is NULL
-- without a bill; a trigger writes it.
ALTER TABLE bookings
  ADD COLUMN bill_paid boolean,
  ADD COLUMN is_open boolean GENERATED ALWAYS AS (status IN ('pending', 'confirmed')) STORED,
  ADD COLUMN takes_place boolean GENERATED ALWAYS AS (status <> 'cancelled') STORED,
  ADD COLUMN search_text text
    GENERATED ALWAYS AS (booking_search_text(reference, name, phone, address)) STORED;

-- Payload knows these indexes by their names only. An entry in the trash does not keep its slug.
DROP INDEX bookings_created_at_idx, services_slug_idx;
CREATE UNIQUE INDEX services_slug_idx ON services (slug) WHERE deleted_at IS NULL;

-- Indexes that answer from the index alone: pages of a list, the open bookings, the places taken, bills, a search, samples.
CREATE INDEX bookings_created_at_idx ON bookings (created_at, id) INCLUDE (status);
CREATE INDEX bookings_open_idx ON bookings (date, time, created_at, id) INCLUDE (phone, status) WHERE is_open;
CREATE INDEX bookings_places_idx ON bookings (date, time) INCLUDE (id) WHERE takes_place;
CREATE INDEX bookings_unpaid_idx ON bookings (created_at, id) INCLUDE (status, delivered_at)
  WHERE takes_place AND NOT bill_paid;
CREATE INDEX bookings_paid_idx ON bookings (created_at, id) WHERE bill_paid;
CREATE INDEX bookings_search_idx ON bookings USING gin (search_text gin_trgm_ops);
CREATE INDEX bookings_sample_idx ON bookings (id) WHERE sample;
CREATE INDEX contact_messages_sample_idx ON contact_messages (id) WHERE sample;

-- Takes a place in a slot until the end of the transaction, or returns false if the slot is full. A slot counts its
-- pickups, its deliveries or both. A rescheduled booking does not count against itself.
--
-- Each statement sees what was committed when it began, so it counts the bookings that were stored while it waited for
-- the lock. A full slot needs no lock. The locks have the numbers of platform/database/locks.ts.
CREATE FUNCTION take_place(
    slot_date varchar, slot_time varchar, capacity integer, own_booking uuid, counted text
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    slot integer := hashtext(concat(slot_date, ' ', slot_time));
    has_lock boolean;
    places_taken integer;
  BEGIN
    IF capacity IS NULL THEN
      RETURN true;
    END IF;
    has_lock := pg_try_advisory_xact_lock(199806, slot);
    LOOP
      places_taken := 0;
      IF counted <> 'delivery' THEN
        SELECT count(*) INTO places_taken FROM bookings
          WHERE date = slot_date AND time = slot_time::enum_bookings_time AND takes_place
            AND id IS DISTINCT FROM own_booking;
      END IF;
      IF counted <> 'pickup' THEN
        SELECT places_taken + count(*) INTO places_taken FROM bookings
          WHERE delivery_date = slot_date AND delivery_time = slot_time::enum_bookings_delivery_time AND takes_place
            AND id IS DISTINCT FROM own_booking;
      END IF;
      IF has_lock OR places_taken >= capacity THEN
        RETURN places_taken < capacity;
      END IF;
      PERFORM pg_advisory_xact_lock(199806, slot);
      has_lock := true;
    END LOOP;
  END
  $$;

-- Changes with every branch that is added, changed or deleted.
CREATE FUNCTION branches_version() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT md5(coalesce(string_agg(concat(id, ' ', extract(epoch FROM updated_at)), ',' ORDER BY id), '')) FROM branches
  $$;

-- Counts an event of one sender towards its limits (platform/limits/rate-limits.ts). If one is exceeded, nothing stays
-- counted. All callers count narrow limits first, so that they never wait for each other in a circle.
CREATE FUNCTION count_events(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := request->>'now';
    is_tightened boolean := EXISTS (SELECT FROM rate_limits WHERE key = request#>>'{total,key}'
      AND expire > now_ms AND points >= (request#>>'{total,most}')::float8);
    counts jsonb := '[]';
    sent record;
    stored rate_limits;
  BEGIN
    FOR sent IN SELECT * FROM jsonb_to_recordset(request->'limits')
      AS sent (key varchar, "endsAt" bigint, most float8, "tightenedMost" float8) LOOP
      INSERT INTO rate_limits AS counted (key, points, expire) VALUES (sent.key, 1, sent."endsAt")
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN counted.expire <= now_ms THEN 1 ELSE counted.points + 1 END,
          expire = CASE WHEN counted.expire <= now_ms THEN excluded.expire ELSE counted.expire END
        RETURNING * INTO stored;
      counts := counts || jsonb_build_object('key', stored.key, 'points', stored.points, 'endsAtMs', stored.expire);
      IF stored.points > (CASE WHEN is_tightened THEN sent."tightenedMost" ELSE sent.most END) THEN
        PERFORM uncount_events(counts);
        RETURN jsonb_build_object('exceeded', counts->-1);
      END IF;
    END LOOP;
    RETURN jsonb_build_object('counts', counts);
  END
  $$;

-- Only in the transaction that has counted them.
CREATE FUNCTION uncount_events(counts jsonb) RETURNS void LANGUAGE sql AS $$
    UPDATE rate_limits SET points = points - 1
      WHERE key IN (SELECT count->>'key' FROM jsonb_array_elements(counts) AS count)
  $$;

-- Stores a booking with its events and mails, given as rows. The outcome is `stored`, `full` (no place in its slot),
-- `outdated` (the rules or the branches have changed since it was checked) or `known` (a booking with one of its keys
-- exists) or `limited` (its sender has booked too often). The lock timeout is shorter than the caller's, so that a
-- booking reported as failed is not stored later.
--
-- Generated columns cannot be inserted, so the others are listed. Column defaults do not apply.
CREATE FUNCTION store_booking(request jsonb) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    count jsonb;
    new_booking bookings := jsonb_populate_record(NULL::bookings, request->'booking');
    has_place boolean := take_place(
      new_booking.date, new_booking.time::varchar, (request->>'capacity')::integer, NULL, request->>'counted'
    );
  BEGIN
    -- Checked after waiting for the slot, because they may have changed meanwhile.
    IF (request#>>'{version,business}')::timestamptz IS DISTINCT FROM (SELECT updated_at FROM business_info LIMIT 1)
      OR request#>>'{version,branches}' <> branches_version() THEN
      RETURN jsonb_build_object('outcome', 'outdated');
    END IF;
    count := count_events(request->'limits');
    IF count ? 'exceeded' THEN
      RETURN count || '{"outcome": "limited"}';
    END IF;
    IF NOT has_place THEN
      PERFORM uncount_events(count->'counts');
      RETURN jsonb_build_object('outcome', 'full');
    END IF;

    -- Of two simultaneous bookings with the same phone only one is the first order.
    PERFORM pg_advisory_xact_lock(199807, hashtext(new_booking.phone));
    new_booking.first_order := NOT EXISTS (SELECT FROM bookings WHERE phone = new_booking.phone);
    INSERT INTO bookings (
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at, language, express, promised_date, arrived_at, ready_at, dispatched_at,
      delivered_at, delivery_date, delivery_time, piece_count, missed_reason)
      SELECT
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at, language, express, promised_date, arrived_at, ready_at, dispatched_at,
      delivered_at, delivery_date, delivery_time, piece_count, missed_reason FROM (SELECT (new_booking).*) AS new ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      PERFORM uncount_events(count->'counts');
      RETURN jsonb_build_object('outcome', 'known');
    END IF;
    INSERT INTO booking_events SELECT * FROM jsonb_populate_recordset(NULL::booking_events, request->'events');
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, request->'mails');
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;

-- Counts bookings in rows that are added up: each change appends its difference, so that two bookings never wait for one
-- row. The worker adds rows up (platform/database/queries/booking-counts.ts). A row trigger takes 12 µs for a booking, a
-- statement trigger 28.
CREATE FUNCTION count_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      TRUNCATE booking_counts;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
      INSERT INTO booking_counts VALUES (OLD.status, OLD.branch_id, -1);
    END IF;
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
      INSERT INTO booking_counts VALUES (NEW.status, NEW.branch_id, 1);
    END IF;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER count_stored AFTER INSERT OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_bookings();
CREATE TRIGGER count_changed AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.branch_id IS DISTINCT FROM NEW.branch_id)
  EXECUTE FUNCTION count_bookings();
CREATE TRIGGER count_none AFTER TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION count_bookings();

-- The operation that writes the bill has locked the booking.
CREATE FUNCTION copy_payment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE bookings SET bill_paid = NEW.paid_at IS NOT NULL WHERE id = NEW.booking::uuid;
    RETURN NULL;
  END
  $$;

CREATE TRIGGER bill_made AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION copy_payment();
CREATE TRIGGER bill_paid AFTER UPDATE ON bills FOR EACH ROW
  WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION copy_payment();
