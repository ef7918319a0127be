const slowAfter = 4000;
const lostAfter = 20000;
const longestWait = 30;

// Throws when there is no answer; whatever the service says is one.
const call = async (path, body, accept = "application/json") => {
  const response = await fetch(endpoint + path, {
    method: body ? "POST" : "GET",
    headers: body ? { "Content-Type": "application/json", Accept: accept } : { Accept: accept },
    body: body && JSON.stringify(body),
    credentials: "omit",
    signal: AbortSignal.timeout(lostAfter),
  });
  const text = await response.text();
  return { status: response.status, wait: Number(response.headers.get("Retry-After")), text, data: parsed(text) };
};

// Ends after some seconds, when the connection is back, or when somebody says so.
let hurry = () => {};
const pause = (seconds) =>
  new Promise((done) => {
    const timer = setTimeout(done, seconds * 1000);
    hurry = () => {
      clearTimeout(timer);
      done();
    };
  });
addEventListener("online", () => hurry());

// Asks until there is an answer: null when the service will not answer this at all, undefined when somebody began anew.
let round = 0;
const ask = async (question, tell) => {
  const mine = round;
  for (let attempt = 0; mine === round; attempt++) {
    const slow = setTimeout(() => mine === round && tell("slow"), slowAfter);
    let wait = Math.min(longestWait, 2 ** attempt);
    try {
      const reply = await call("/v1/ask", { question, conversation: memory.token, audience: options.audience, lpse: options.lpse });
      if (mine !== round) return;
      if (reply.status === 200 && reply.data) return reply;
      if (reply.status === 400 && memory.token) {
        // A token of another time: the question stands on its own.
        memory.token = null;
        continue;
      }
      if (reply.status < 500 && reply.status !== 429 && reply.status !== 408) return null;
      wait = reply.wait || wait;
      tell(reply.status === 429 ? "busy" : "down", attempt);
    } catch {
      if (mine !== round) return;
      tell(navigator.onLine === false ? "offline" : "down", attempt);
    } finally {
      clearTimeout(slow);
    }
    await pause(wait);
  }
};
