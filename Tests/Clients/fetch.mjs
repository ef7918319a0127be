// node fetch.mjs URL: the checks of parallel-with-fetch. Exit code 1 when one fails.
import assert from "node:assert/strict"

const url = process.argv[2]
const json = { "Content-Type": "application/json" }
const ask = (body, more = {}) => fetch(`${url}/v1/ask`, { method: "POST", headers: json, body, ...more })
const question = (text) => JSON.stringify({ question: text })
const metric = async (name) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(text.match(new RegExp(`^${name} (\\d+)`, "m"))[1])
}
const pause = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds))

let count = 0
async function check(what, body) {
  count += 1
  try {
    await body()
  } catch (error) {
    console.log(`FAILED: ${what}: ${error.message.slice(0, 500)}`)
    process.exitCode = 1
  }
}

// A connection is free again only some moments after its answer has been read, so that a second one may be opened.
await check("100 requests after one another use very few connections", async () => {
  const before = await metric("pandu_connections_total")
  for (let n = 0; n < 100; n += 1) {
    const answer = await ask(question(`lupa password ${n}`))
    assert.equal(answer.status, 200)
    assert.equal(typeof (await answer.json()).text, "string")
  }
  assert.ok((await metric("pandu_connections_total")) <= before + 2)
})

await check("100 at once", async () => {
  const texts = ["lupa password", "gk bs lgin min", "halo", "data sikap gagal ditarik", "password wifi kantor"]
  const alone = []
  for (const text of texts) alone.push(await (await ask(question(text))).json())
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => (await ask(question(texts[n % texts.length]))).json()))
  answers.forEach((answer, n) => assert.deepEqual(answer, alone[n % texts.length]))
})

await check("errors are problem documents", async () => {
  for (const [path, status] of [["/nothing", 404], ["/v1/ask", 422], ["/v1/entries/x", 404]]) {
    const answer = await fetch(url + path)
    assert.equal(answer.status, status)
    assert.equal(answer.headers.get("content-type"), "application/problem+json")
    assert.equal((await answer.json()).status, status)
  }
})

await check("any alphabet", async () => {
  for (const text of ["kata sandi 😭", "пароль", "密碼", "\u202eterbalik", "\u0000"]) {
    const posted = await (await ask(question(text))).json()
    const got = await (await fetch(`${url}/v1/ask?q=${encodeURIComponent(text)}`)).json()
    assert.deepEqual(got, posted)
  }
})

await check("a body as a stream", async () => {
  const parts = ['{"question":', ' "lupa ', 'password"}']
  const body = new ReadableStream({
    async pull(stream) {
      await pause(5)
      if (parts.length) stream.enqueue(new TextEncoder().encode(parts.shift()))
      else stream.close()
    },
  })
  const answer = await (await ask(body, { duplex: "half" })).json()
  assert.deepEqual(answer, await (await ask(question("lupa password"))).json())
})

await check("50 bodies given up in the middle", async () => {
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const control = new AbortController()
      const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"que')) })
      const answer = ask(body, { duplex: "half", signal: control.signal })
      setTimeout(() => control.abort(), 20)
      await assert.rejects(answer, { name: "AbortError" })
    }))
})

await check("50 answers given up in the middle", async () => {
  for (let n = 0; n < 50; n += 1) {
    const control = new AbortController()
    const answer = await fetch(`${url}/openapi.json`, { signal: control.signal })
    const reader = answer.body.getReader()
    await reader.read()
    control.abort()
  }
})

await check("all is well after that", async () => {
  assert.equal((await ask(question("lupa password"))).status, 200)
  for (let wait = 0; wait < 40 && (await metric("pandu_connections_open")) > 110; wait += 1) await pause(50)
  assert.ok((await metric("pandu_connections_open")) <= 110)
  const text = await (await fetch(`${url}/metrics`)).text()
  assert.ok(!/status="5\d\d"/.test(text))
})

console.log(`fetch: ${count} groups of checks, ${process.exitCode ? "some failed" : "none failed"}`)
