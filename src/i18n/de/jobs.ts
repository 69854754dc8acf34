export const jobs = {
  'command.merge': 'Teile eines Stapels (batch --shard) zusammenführen',
  'arg.part': 'Teil',
  'option.batch.jobs': 'so viele Kämpfe gleichzeitig (sonst einer je Prozessorkern)',
  'option.batch.until':
    'aufhören, wenn alle Anteile auf so viele Prozentpunkte genau sind (95 %); --runs ist dann die Höchstzahl (sonst 1.000.000)',
  'option.batch.shard':
    'nur Teil i von n: der i-te von n gleich großen, zusammenhängenden Abschnitten der Kämpfe; mit --json, für „merge“',

  'batch.runs':
    '--runs „{given}“: gib eine ganze Zahl von 1 bis {most, number, grouped} in Ziffern an, zum Beispiel --runs 1000.',
  'batch.jobs':
    '--jobs „{given}“: gib eine ganze Zahl von 1 bis {most, number, grouped} in Ziffern an, zum Beispiel --jobs 2.',
  'batch.shard':
    '--shard „{given}“: gib den Teil und die Zahl der Teile (1 bis {most, number, grouped}) an, zum Beispiel --shard 1/4, 2/4, 3/4 und 4/4.',
  'batch.until': '--until „{given}“: gib Prozentpunkte von {least} bis {most} an, zum Beispiel --until {such}.',
  'batch.until-shard':
    '--until geht nicht zusammen mit --shard, weil ein Teil nicht weiß, wie genau das Ganze ist; nimm --runs statt --until.',
  'batch.shard-form': 'Ein Teil (--shard) lässt sich nur als Daten zusammenführen; füge --json hinzu.',
  'batch.shard-seed':
    '{file}: alle Teile brauchen dieselbe Saat; gib sie mit --seed oder als „seed“ in der Kampfdatei an.',
  'batch.broken':
    'Lauf {run} (Saat {seed}) ist an einem Fehler des Programms gescheitert: {why}\nAllein wiederholen: {command}',
  'batch.alone': 'Es lassen sich keine weiteren Threads starten ({why}); weiter mit einem.',
  'batch.stopping': 'Halte an und zähle, was fertig ist; noch einmal Strg-C bricht sofort ab.',
  'batch.nothing-counted': 'Abgebrochen, bevor ein Kampf zu Ende war: es gibt nichts zu zählen.',
  'batch.partial': 'Abgebrochen: {runs} von {wanted} Kämpfen sind gezählt.',
  'batch.until-reached': 'Angehalten nach {runs} Kämpfen: alle Anteile sind auf ±{points, number} Punkte genau.',
  'batch.until-missed':
    'Nach {runs} Kämpfen sind die Anteile nur auf ±{width, number, ::.00} Punkte genau statt ±{points, number}; mit --runs mehr erlauben.',

  'progress.line': '{bar} {percent} % · noch {left} · {done}/{of} · {rate}/s',
  'progress.unknown': '?',
  'progress.seconds': '{s} s',
  'progress.minutes': '{min} min',
  'progress.hours': '{h} h {min} min',

  'merge.stdin': 'Standardeingabe',
  'merge.stdin-twice': '„-“ steht zweimal da, die Standardeingabe lässt sich aber nur einmal lesen; nenne „-“ einmal.',
  'merge.which': 'Nenne die Dateien der Teile, oder leite sie hinein: cat 1.json 2.json | waffengang merge',
  'merge.unreadable': '{file}: lässt sich nicht lesen; nenne eine Datei, die „batch --shard … --json“ geschrieben hat.',
  'merge.no-json':
    '{file}, Zeile {line}: das ist kein vollständiges JSON; nenne nur, was „batch --shard … --json“ geschrieben hat.',
  'merge.no-result': '{file}: das ist kein Ergebnis von „batch --json“; nenne nur solche Dateien.',
  'merge.version':
    '{file}: stammt von Version {had}, hier ist {has}; mit derselben Version rechnen und zusammenführen.',
  'merge.damaged': '{file}: wurde nach dem Schreiben verändert oder beschädigt; den Teil noch einmal rechnen.',
  'merge.nothing': 'Es kam kein Ergebnis an; leite hinein, was „batch --shard … --json“ ausgibt.',
  'merge.other.product':
    '{file} stammt von Version {is}, {other} von Version {was}; alle Teile mit derselben Version rechnen.',
  'merge.other.ruleset':
    '{file} ist nach dem Regelwerk {is} gekämpft, {other} nach {was}; alle Teile mit demselben rechnen.',
  'merge.other.fight':
    '{file} ist ein anderer Kampf als {other} (Blätter, Hausregeln, Ausgangslage oder Skript sind verschieden); nur Teile desselben Kampfes nennen.',
  'merge.other.seed': '{file} hat die Saat {is}, {other} die Saat {was}; alle Teile mit derselben Saat rechnen.',
  'merge.other.runs': '{file} ist Teil von {is} Kämpfen, {other} von {was}; alle Teile mit demselben --runs rechnen.',
  'merge.other.of':
    '{file} ist einer von {is} Teilen, {other} einer von {was}; alle Teile mit demselben n in --shard i/n rechnen.',
  'merge.twice': 'Teil {part}/{of} kommt zweimal vor: {other} und {file}; einen davon weglassen.',
  'merge.missing':
    '{file}: von {of} Teilen {n, plural, one {fehlt} other {fehlen}} {listed}; nachholen mit --shard {first}/{of}.',
} as const;
