// Instead of any page, in a browser that is older than scripts/browsers.mjs: what to do, in the visitor's language.
// In the syntax of the oldest browsers. scripts/vite-old-browsers.mjs adds the sentences.
// biome-ignore-all lint: newer syntax would not run where this is needed
(function (sentences) {
  var wanted = navigator.languages || [navigator.language || ''];
  var language = 'en';
  for (var at = wanted.length - 1; at >= 0; at -= 1) {
    var code = String(wanted[at]).slice(0, 2).toLowerCase();
    if (sentences[code]) language = code;
  }
  document.documentElement.lang = language;
  // Everything that follows in the page is text, which is not shown, and none of its scripts runs.
  document.write(
    '<title>Pinhigh</title></head><body><main style="max-width:30em;margin:15vh auto;padding:0 20px;' +
      'font:18px/1.5 sans-serif"><h1>Pinhigh</h1><p>' +
      sentences[language] +
      '</p></main><plaintext style="display:none">',
  );
})(sentences);
