import pg from 'pg'

/** Texts of a few recent bookings, the same in every database. */
export const rareTexts = { name: 'Wadia-Contractor', word: 'Chinchpokli', phone: '9123406789' }

/** A million in nine years. Recent days are the same for any total. */
const bookingsPerDay = 300
// Bookings with events and mails.
const recent = 20_000

/**
 * Adds bookings created until today: past pickups completed or cancelled and, but for
 * some, paid; future ones open.
 * Recreates the indexes, so that a million takes a minute.
 */
export async function fillBookings(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = 'bookings'::regclass AND NOT indisprimary`,
  )
  await client.query(`SET maintenance_work_mem = '512MB'`)
  await client.query('SET session_replication_role = replica')
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  await client.query(bookings, [
    count,
    bookingsPerDay,
    rareTexts.name,
    rareTexts.word,
    rareTexts.phone,
  ])
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`
    DELETE FROM booking_counts;
    INSERT INTO booking_counts SELECT status, branch_id, count(*) FROM bookings GROUP BY status, branch_id;`)
  await client.query(events, [recent])
  await client.query(mails, [recent])
  for (const table of ['bookings', 'booking_events', 'emails', 'booking_counts']) {
    await client.query(`VACUUM (ANALYZE, FREEZE) ${table}`)
  }
  await client.query('CHECKPOINT')
  await client.end()
}

// Pseudo-random, but the same in each database.
const bookings = `
  WITH others AS (SELECT array_agg(id ORDER BY id) AS ids FROM branches WHERE main_branch IS NOT TRUE),
  made AS (
    SELECT n, now() - n * interval '1 day' / $2 AS at,
      n::bigint * 2654435761 % 1000003 AS mixed,
      (now() AT TIME ZONE 'Asia/Kolkata')::date AS today,
      ((now() - n * interval '1 day' / $2) AT TIME ZONE 'Asia/Kolkata')::date + 1 + n % 2 AS day
    FROM generate_series(1, $1::int) AS n)
  INSERT INTO bookings (id, reference, status, name, phone, email, address, date, time, service_type, branch_id,
    first_order, bill_paid, request_key, manage_key_hash, completed_at, created_at, updated_at)
  SELECT gen_random_uuid(), upper(left(md5('reference ' || n), 8)) || CASE WHEN n > 1000 THEN n::text ELSE '' END,
    (CASE
      WHEN n % 15 = 0 THEN 'cancelled'
      WHEN day > today THEN (ARRAY['pending', 'confirmed'])[1 + n % 2]
      WHEN day = today THEN (ARRAY['pending', 'confirmed', 'confirmed', 'completed'])[1 + n % 4]
      WHEN n < 1000 AND n % 199 = 0 THEN 'confirmed'
      ELSE 'completed' END)::enum_bookings_status,
    (ARRAY['Asha','Rohan','Priya','Farhan','Anjali','Vikram','Meera','Kabir','Zoya','Sanjay','Lata','Imran','Nisha','Arjun',
      'Fatima','Dev','Kavita','Rahul','Sunita','Joseph'])[1 + mixed % 20] || ' ' ||
    CASE WHEN n IN (70, 170, 270, 370, 470) THEN $3 ELSE
      (ARRAY['Kulkarni','Patil','Sharma','Shaikh','Desai','Fernandes','Iyer','Mehta','Naik','Joshi','Khan','Pereira','Rao',
        'Shah','Gupta','Nair','Sawant','Bhatt','Kapoor','Dsouza','Thakur','Menon','Chavan','Parekh'])[1 + mixed / 20 % 24] END,
    CASE WHEN n IN (81, 181, 281) THEN $5 ELSE '9' || lpad((n::bigint * 1000003 % 71993 * 13441 % 1000000000)::text, 9, '0') END,
    CASE WHEN n % 3 > 0 THEN 'customer' || mixed || '@example.com' END,
    'Flat ' || 1 + mixed % 40 || ', ' ||
      (ARRAY['Sea Breeze','Gulmohar','Shanti Niwas','Om Tower','Green Heights','Palm Court','Silver Arch','Lake View'])[1 + mixed / 7 % 8]
      || ', ' || (ARRAY['Hill Road','Linking Road','SV Road','Carter Road','LBS Marg','Link Road','MG Road','Station Road'])[1 + mixed / 11 % 8]
      || ', ' || CASE WHEN n IN (90, 190, 290, 390, 490, 590, 690) THEN $4 ELSE
        (ARRAY['Bandra West','Andheri East','Powai','Colaba','Juhu','Dadar','Malad West','Borivali','Chembur','Mulund'])[1 + mixed / 13 % 10] END
      || ' 4000' || lpad((1 + mixed % 90)::text, 2, '0'),
    to_char(day, 'YYYY-MM-DD'),
    (ARRAY['9AM-11AM','11AM-1PM','1PM-3PM','3PM-5PM','5PM-7PM'])[1 + mixed % 5]::enum_bookings_time,
    (ARRAY['dry-cleaning','laundry','shoes','both'])[1 + mixed % 4]::enum_bookings_service_type,
    others.ids[nullif(n % (1 + cardinality(others.ids)), 0)],
    n % 5 = 0, CASE WHEN day < today THEN n > 1000 OR n % 50 > 0 END, md5('request ' || n), md5('manage ' || n),
    CASE WHEN day < today THEN at + interval '2 days' END, at, at
  FROM made, others`

const events = `
  INSERT INTO booking_events (booking, created_at, actor, channel, type, "from", "to")
  SELECT id, created_at, 'Customer', 'site'::enum_booking_events_channel, 'booked'::enum_booking_events_type, NULL, 'pending'
  FROM (SELECT * FROM bookings ORDER BY created_at DESC LIMIT $1) AS recent
  UNION ALL
  SELECT id, updated_at, 'Staff', 'dashboard', 'status-changed', 'pending', status::text
  FROM (SELECT * FROM bookings ORDER BY created_at DESC LIMIT $1) AS recent WHERE status <> 'pending'`

const mails = `
  INSERT INTO emails (id, kind, subject, "to", status, attempts, message_id, booking_id, created_at, updated_at)
  SELECT id, kind::enum_emails_kind, 'Your pickup #' || reference, 'customer@example.com',
    CASE WHEN reference LIKE 'A0%' THEN 'failed' ELSE 'sent' END::enum_emails_status, 1, id::text, booking_id,
    created_at, created_at
  FROM (SELECT gen_random_uuid() AS id, kind, reference, id AS booking_id, created_at
    FROM (SELECT * FROM bookings ORDER BY created_at DESC LIMIT $1) AS recent,
      unnest(ARRAY['booking-notice', 'booking-confirmation']) AS kind) AS owed`
