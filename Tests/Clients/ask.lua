-- wrk -s ask.lua URL -- BODIES: posts the lines of BODIES to the path of URL, one after the other, each thread from
-- another place.
local requests, place, threads = {}, 0, 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

function init(args)
  wrk.headers["Content-Type"] = "application/json"
  for line in io.lines(args[1]) do requests[#requests + 1] = wrk.format("POST", nil, nil, line) end
  place = number * 97
end

function request()
  place = place + 1
  return requests[place % #requests + 1]
end
