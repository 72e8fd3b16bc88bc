/**
 * Runs in the HTML of every page, before any other script. It takes up the work of Gatsby's script
 * elements, whose addresses it finds in its own `data-src`: they start when the page is loaded (or
 * three seconds old, since a picture may never come), painted and the browser idle, or at the first
 * sign of a visitor, whichever comes first. A press that arrives before React does is kept, for
 * `replayEarlyClicks` to repeat.
 */
export const startScript = `
(function () {
  var rules = { createScriptURL: function (url) { return url; } };
  var policy = window.trustedTypes ? trustedTypes.createPolicy("start", rules) : rules;
  var sources = document.currentScript.dataset.src.split(" ");
  var signs = ["pointerdown", "pointerover", "keydown", "touchstart", "focusin"];
  var early = (window.earlyClicks = []);
  var started = false;
  function start() {
    if (started) return;
    started = true;
    signs.forEach(function (sign) { removeEventListener(sign, start, true); });
    sources.forEach(function (source) {
      var script = document.createElement("script");
      script.src = policy.createScriptURL(source);
      script.async = false;
      script.fetchPriority = "low";
      document.head.append(script);
    });
  }
  function keep(event) {
    var isKey = event.type === "keydown";
    if (isKey && event.key !== "Enter" && event.key !== " ") return;
    var pressed = event.target.closest && event.target.closest(isKey ? "[role=button]" : "button,[role=button],[data-key]");
    if (!pressed || event.target.closest("a")) return;
    if (isKey) event.preventDefault();
    early.push(event.target);
  }
  signs.forEach(function (sign) { addEventListener(sign, start, { capture: true, passive: true }); });
  addEventListener("click", keep);
  addEventListener("keydown", keep);
  window.stopRecordingClicks = function () {
    removeEventListener("click", keep);
    removeEventListener("keydown", keep);
  };
  function startWhenIdle() { (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 }); }
  function startWhenPainted() {
    new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
  }
  if (document.readyState === "complete") startWhenPainted();
  else addEventListener("load", startWhenPainted);
  setTimeout(startWhenPainted, 3000);
})();
`
  .replace(/\n\s*/g, " ")
  .trim()
