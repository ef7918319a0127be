const slowAfter = 4000;
const lostAfter = 20000;
const longestWait = 30;

// Throws when there is no answer; whatever the service says is one.
const call = async (path, body, accept = "application/json") => {
  const aborter = new AbortController();
  const limit = setTimeout(() => aborter.abort(), lostAfter);
  try {
    const response = await fetch(endpoint + path, {
      method: body ? "POST" : "GET",
      headers: body ? { "Content-Type": "application/json", Accept: accept } : { Accept: accept },
      body: body && JSON.stringify(body),
      credentials: "omit",
      signal: aborter.signal,
    });
    const isJSON = (response.headers.get("Content-Type") || "").includes("json");
    const data = response.status === 204 ? null : isJSON ? await response.json() : await response.text();
    return { status: response.status, wait: Number(response.headers.get("Retry-After")), data };
  } finally {
    clearTimeout(limit);
  }
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
    const slow = setTimeout(() => mine === round && tell(words.slow), slowAfter);
    let wait = Math.min(longestWait, 2 ** attempt);
    try {
      const { status, wait: asked, data } = await call("/v1/ask", { question, conversation: memory.token, audience, lpse });
      if (mine !== round) return;
      if (status === 200) return data;
      if (status === 400 && memory.token) {
        // A token of another time: the question stands on its own.
        memory.token = null;
        continue;
      }
      if (status < 500 && status !== 429 && status !== 408) return null;
      wait = asked || wait;
      tell(words.busy, true);
    } catch {
      if (mine !== round) return;
      tell(words.offline, true);
    } finally {
      clearTimeout(slow);
    }
    await pause(wait);
    if (mine === round) tell(words.searching);
  }
};
