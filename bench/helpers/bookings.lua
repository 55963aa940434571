-- wrk script: each request books for a new customer from a new address. Arguments: the form fields
-- of all bookings, then the pickups (date and time) to choose from.
stored = 0
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  math.randomseed(os.time() * 1000 + tonumber(tostring({}):sub(-6), 16))
  common = args[1]
  pickups = {}
  for i = 2, #args do table.insert(pickups, args[i]) end
end

function request()
  local key = string.format("%08x-%04x-4%03x-8%03x-%06x%06x", math.random(0, 0x7fffffff), math.random(0, 0xffff),
    math.random(0, 0xfff), math.random(0, 0xfff), math.random(0, 0xffffff), math.random(0, 0xffffff))
  local phone = string.format("9%09d", math.random(0, 999999999))
  local address = string.format("49.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/x-www-form-urlencoded",
    ["X-Forwarded-For"] = address,
  }, common .. "&requestKey=" .. key .. "&phone=" .. phone .. "&" .. pickups[math.random(#pickups)])
end

-- Count only redirects, which follow a stored booking.
function response(status)
  if status == 302 then stored = stored + 1 end
end

function done(summary, latency)
  local all = 0
  for _, thread in ipairs(threads) do all = all + thread:get("stored") end
  io.write(string.format('{"stored":%d,"asked":%d,"seconds":%.3f,"p50Ms":%.1f,"p99Ms":%.1f}\n', all,
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
