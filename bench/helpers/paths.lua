-- wrk script: requests the paths in its arguments in turn.
function init(args)
  requests = {}
  for i = 1, #args do requests[i] = wrk.format(nil, args[i]) end
  count = 0
end

function request()
  count = count + 1
  return requests[count % #requests + 1]
end
